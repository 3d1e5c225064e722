import { createPagination } from '@dogear/core'
import { rangeText } from '../../../shared/range-text'
import { pageList } from '../page-list'

const count = 500

export default function pageSize(container: HTMLElement) {
  const pagination = createPagination({ count, defaultPage: 5 })
  const nav = pageList(pagination, { label: 'Page size' })

  const label = document.createElement('label')
  label.innerHTML = `
    Items on a page
    <select><option>10</option><option>20</option><option>50</option><option value="${count}">All</option></select>`
  const select = label.querySelector('select') as HTMLSelectElement
  select.addEventListener('change', () => pagination.get().setPageSize(Number(select.value)))
  const range = document.createElement('p')

  function render() {
    range.textContent = rangeText(pagination.get())
  }

  nav.prepend(label, range)
  container.append(nav)
  pagination.subscribe(render)
  render()
}
