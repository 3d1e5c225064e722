import { createPagination } from '@dogear/core'
import { elements } from '../../../examples/shared/elements'
import { pageList } from '../../../examples/vanilla/src/page-list'
import { pageSizes, readPageSize, storePageSize } from '../shared/page-size-storage'

export default function rememberedPageSize(element: HTMLElement) {
  const pagination = createPagination({
    count: elements.length,
    defaultPageSize: readPageSize(),
    onPageSizeChange: ({ pageSize }) => storePageSize(pageSize),
  })

  element.innerHTML = `
    <label>
      Elements per page
      <select>${pageSizes.map((size) => `<option>${size}</option>`).join('')}</select>
    </label>
    <ol></ol>`
  const select = element.querySelector('select') as HTMLSelectElement
  const list = element.querySelector('ol') as HTMLOListElement
  select.addEventListener('change', () => pagination.get().setPageSize(Number(select.value)))

  function render() {
    const { pageSize, pageRange, slice } = pagination.get()
    select.value = String(pageSize)
    list.start = pageRange.start + 1
    const rows = slice(elements).map(({ name }) => `<li>${name}</li>`)
    list.innerHTML = rows.join('')
  }

  element.append(pageList(pagination, { label: 'Elements with a remembered page size' }))
  pagination.subscribe(render)
  render()
}
