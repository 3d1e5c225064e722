import { createPagination } from '@dogear/core'
import { rangeText } from '../shared/range-text'
import { pageList } from './page-list'

export default function pageSize(element: HTMLElement) {
  const pagination = createPagination({ count: 500, defaultPage: 5 })
  const { nav } = pageList(pagination, { label: 'Page size' })

  element.innerHTML = `
    <label>
      Items on a page
      <select><option>10</option><option>20</option><option>50</option></select>
    </label>
    <p></p>`
  const select = element.querySelector('select') as HTMLSelectElement
  const range = element.querySelector('p') as HTMLElement
  select.addEventListener('change', () => pagination.get().setPageSize(Number(select.value)))
  element.append(nav)

  function render() {
    range.textContent = rangeText(pagination.get())
  }

  pagination.subscribe(render)
  render()
}
