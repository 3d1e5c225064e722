import { createPagination } from '@dogear/core'
import { pageList } from '../page-list'

const numerals = new Intl.NumberFormat('en')

export function pageRange(stage: HTMLElement) {
  const pagination = createPagination({ count: 7867, defaultPage: 5, translations: { rootLabel: 'Page range' } })
  const nav = pageList(pagination)
  const status = document.createElement('p')
  status.setAttribute('role', 'status')

  function render() {
    const { count, pageRange } = pagination.get()
    const [start, end, all] = [pageRange.start + 1, pageRange.end, count].map(numerals.format)
    status.textContent = `Showing ${start}–${end} of ${all}`
  }

  nav.prepend(status)
  stage.append(nav)
  pagination.subscribe(render)
  render()
}
