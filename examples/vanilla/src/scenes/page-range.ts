import { createPagination } from '@dogear/core'
import { rangeText } from '../../../shared/range-text'
import { pageList } from '../page-list'

export default function pageRange(container: HTMLElement) {
  const pagination = createPagination({ count: 95, defaultPage: 5 })
  const nav = pageList(pagination, { label: 'Page range' })
  const status = document.createElement('p')
  status.role = 'status'

  function render() {
    status.textContent = rangeText(pagination.get())
  }

  nav.prepend(status)
  container.append(nav)
  pagination.subscribe(render)
  render()
}
