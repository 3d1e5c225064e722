import { createPagination } from '@dogear/core'
import { elements } from '../../../shared/elements'
import { pageList } from '../page-list'

export default function slicing(element: HTMLElement) {
  const pagination = createPagination({ count: elements.length })
  let found = elements

  element.innerHTML = `
    <label>Filter by name <input type="search"></label>
    <p role="status" aria-atomic="true"></p>
    <ol></ol>`
  const filter = element.querySelector('input') as HTMLInputElement
  const status = element.querySelector('p') as HTMLElement
  const list = element.querySelector('ol') as HTMLOListElement
  element.append(pageList(pagination, { label: 'Elements' }))

  filter.addEventListener('input', () => {
    found = elements.filter(({ name }) => name.toLowerCase().includes(filter.value.toLowerCase()))
    pagination.setOptions({ count: found.length })
  })

  function render() {
    const { pageRange, slice } = pagination.get()
    status.textContent = `${found.length} ${found.length === 1 ? 'element' : 'elements'}`
    list.start = pageRange.start + 1
    list.innerHTML = slice(found)
      .map(({ name }) => `<li>${name}</li>`)
      .join('')
  }

  pagination.subscribe(render)
  render()
}
