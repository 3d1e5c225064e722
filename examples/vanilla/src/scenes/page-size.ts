import { createPagination } from '@dogear/core'
import { renderPageSizeSelect, renderStatus } from '@dogear/core/dom'
import { pageList } from '../page-list'

const sizes = [10, 20, 50, Number.POSITIVE_INFINITY]

export default function pageSize(container: HTMLElement) {
  const pagination = createPagination({ count: 500, defaultPage: 5 })
  const nav = pageList(pagination, { label: 'Page size' })
  const label = document.createElement('label')
  label.innerHTML = 'Items per page <select></select>'
  const select = label.querySelector('select') as HTMLSelectElement
  const status = document.createElement('div')

  function render() {
    renderPageSizeSelect(select, pagination.get(), { sizes })
    renderStatus(status, pagination.get())
  }

  nav.prepend(label, status)
  container.append(nav)
  pagination.subscribe(render)
  render()
}
