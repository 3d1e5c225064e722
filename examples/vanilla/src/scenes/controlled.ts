import { createPagination, type PageChangeDetails } from '@dogear/core'
import { pageList } from '../page-list'

export default function controlled(stage: HTMLElement) {
  const options = { count: 100, onPageChange: ({ page }: PageChangeDetails) => setPage(page) }
  const pagination = createPagination({ ...options, page: 4 })

  stage.innerHTML = '<label>Page <input type="range" min="1" max="10" value="4"></label>'
  const range = stage.querySelector('input') as HTMLInputElement
  range.addEventListener('input', () => setPage(range.valueAsNumber))
  stage.append(pageList(pagination, { label: 'Controlled page' }))

  function setPage(page: number) {
    range.value = String(page)
    pagination.setOptions({ ...options, page })
  }
}
