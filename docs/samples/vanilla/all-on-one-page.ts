import { createPagination } from '@dogear/core'
import { rangeText } from '../shared/range-text'
import { pageList } from './page-list'

const count = 95

export default function allOnOnePage(element: HTMLElement) {
  const pagination = createPagination({ count })
  const { nav } = pageList(pagination, { label: 'All on one page' })

  element.innerHTML = `
    <label>
      Items on a page
      <select><option>10</option><option>25</option><option value="${count}">All</option></select>
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
