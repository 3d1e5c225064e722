import { createPagination } from '@dogear/core'
import { rangeText } from '../../../shared/range-text'
import { pageList } from '../page-list'

export function pageRange(stage: HTMLElement) {
  const pagination = createPagination({ count: 7867, defaultPage: 5, translations: { rootLabel: 'Page range' } })
  const nav = pageList(pagination)
  const status = document.createElement('p')
  status.setAttribute('role', 'status')

  function render() {
    status.textContent = rangeText(pagination.get())
  }

  nav.prepend(status)
  stage.append(nav)
  pagination.subscribe(render)
  render()
}
