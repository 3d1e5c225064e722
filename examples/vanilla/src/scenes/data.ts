import { createPagination } from '@dogear/core'
import { iso6393 } from 'iso-639-3'
import { pageList } from '../page-list'

export default function data(container: HTMLElement) {
  const pagination = createPagination({ count: iso6393.length })
  let found = iso6393

  container.innerHTML = `
    <label>Filter by name <input type="search"></label>
    <p role="status"></p>
    <div class="rows">
      <table>
        <thead>
          <tr><th scope="col">Code</th><th scope="col">Language</th><th scope="col">Type</th></tr>
        </thead>
        <tbody></tbody>
      </table>
    </div>`
  const filter = container.querySelector('input') as HTMLInputElement
  const status = container.querySelector('p') as HTMLElement
  const body = container.querySelector('tbody') as HTMLTableSectionElement

  filter.addEventListener('input', () => {
    found = iso6393.filter(({ name }) => name.toLowerCase().includes(filter.value.toLowerCase()))
    pagination.setOptions({ count: found.length })
  })

  function render() {
    status.textContent = `${found.length.toLocaleString('en')} languages`
    body.replaceChildren()
    for (const { iso6393, name, type } of pagination.get().slice(found)) {
      const row = body.insertRow()
      for (const text of [iso6393, name, type]) row.insertCell().textContent = text
    }
  }

  container.append(pageList(pagination, { label: 'Languages' }))
  pagination.subscribe(render)
  render()
}
