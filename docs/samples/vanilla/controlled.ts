import { createPagination, type PageChangeDetails } from '@dogear/core'
import { pageList } from './page-list'

export default function controlled(element: HTMLElement) {
  const options = { count: 100, onPageChange: ({ page }: PageChangeDetails) => setPage(page) }
  const pagination = createPagination({ ...options, page: 4 })
  const { nav, stop } = pageList(pagination, { label: 'Controlled' })

  element.innerHTML = '<label>Page <input type="range" min="1" max="10" value="4"></label>'
  const range = element.querySelector('input') as HTMLInputElement
  range.addEventListener('input', () => setPage(range.valueAsNumber))
  element.append(nav)

  function setPage(page: number) {
    range.value = String(page)
    pagination.setOptions({ ...options, page })
  }

  return stop
}
