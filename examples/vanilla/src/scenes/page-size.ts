import { createPagination } from '@dogear/core'
import { rangeText } from '../../../shared/range-text'
import { pageList } from '../page-list'

export function pageSize(stage: HTMLElement) {
  const pagination = createPagination({ count: 500, defaultPage: 5, translations: { rootLabel: 'Page size' } })
  const nav = pageList(pagination)

  const label = document.createElement('label')
  label.innerHTML = 'Items on a page <select><option>10</option><option>20</option><option>50</option></select>'
  const select = label.querySelector('select') as HTMLSelectElement
  select.addEventListener('change', () => pagination.get().setPageSize(Number(select.value)))
  const range = document.createElement('p')

  function render() {
    range.textContent = rangeText(pagination.get())
  }

  nav.prepend(label, range)
  stage.append(nav)
  pagination.subscribe(render)
  render()
}
