import { createPagination, type PageChangeDetails } from '@dogear/core'
import { pageList } from '../page-list'

export default function controlled(container: HTMLElement) {
  const options = { count: 100, onPageChange: ({ page }: PageChangeDetails) => setPage(page) }
  const pagination = createPagination({ ...options, page: 4 })

  container.innerHTML = '<label>Page <input type="range" min="1" max="10" value="4"></label>'
  const range = container.querySelector('input') as HTMLInputElement
  range.addEventListener('input', () => setPage(range.valueAsNumber))
  container.append(pageList(pagination, { label: 'Controlled page' }))

  function setPage(page: number) {
    range.value = String(page)
    pagination.setOptions({ ...options, page })
  }
}
