import { createPagination } from '@dogear/core'
import { createPageHistory } from '@dogear/core/dom'
import { createPageUrl } from '@dogear/core/url'
import { pageList } from '../../../examples/vanilla/src/page-list'
import { findElements, readFilter } from '../shared/element-filter'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function noRouter(element: HTMLElement) {
  const address = createPageHistory(pageUrl)
  const found = () => findElements(readFilter(address.get().url))
  const options = () => ({ count: found().length, type: 'link' as const, ...address.get() })
  const pagination = createPagination(options())

  element.innerHTML = `
    <form><label>Filter by name <input type="search" name="filter"></label></form>
    <label>Elements per page <select><option>10</option><option>20</option><option>50</option></select></label>
    <ol></ol>`
  const form = element.querySelector('form') as HTMLFormElement
  const input = element.querySelector('input') as HTMLInputElement
  const select = element.querySelector('select') as HTMLSelectElement
  const list = element.querySelector('ol') as HTMLOListElement
  element.append(pageList(pagination, { label: 'Elements', tag: 'a' }))

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    address.get().setParams({ filter: input.value || null })
  })
  select.addEventListener('change', () => pagination.get().setPageSize(Number(select.value)))

  function render() {
    const { pageRange, pageSize, slice } = pagination.get()
    const filter = readFilter(address.get().url)
    // Otherwise, text that is being typed would be lost.
    if (input.defaultValue !== filter) input.value = input.defaultValue = filter
    select.value = String(pageSize)
    list.start = pageRange.start + 1
    list.innerHTML = slice(found())
      .map(({ name }) => `<li>${name}</li>`)
      .join('')
  }

  pagination.subscribe(render)
  render()
  return address.subscribe(() => pagination.setOptions(options()))
}
