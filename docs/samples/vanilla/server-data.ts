import { createPagination } from '@dogear/core'
import { fetchElements } from '../shared/fetch-elements'
import { pageList } from './page-list'

export default function serverData(element: HTMLElement) {
  const pagination = createPagination()
  let request = new AbortController()
  let asked = ''

  element.innerHTML = `
    <table>
      <thead><tr><th scope="col">Number</th><th scope="col">Element</th></tr></thead>
      <tbody></tbody>
    </table>`
  const table = element.querySelector('table') as HTMLTableElement
  const body = element.querySelector('tbody') as HTMLTableSectionElement
  element.append(pageList(pagination, { label: 'Elements on a server' }).nav)

  async function load() {
    const { pageRange, pageSize } = pagination.get()
    const asking = `${pageRange.start} ${pageSize}`
    if (asking === asked) return
    asked = asking
    request.abort()
    request = new AbortController()
    const { signal } = request
    table.ariaBusy = 'true'
    const answer = await fetchElements(pageRange.start, pageSize, signal).catch((error) => {
      if (!signal.aborted) throw error
    })
    if (!answer) return
    body.innerHTML = answer.rows.map(({ number, name }) => `<tr><td>${number}</td><td>${name}</td></tr>`).join('')
    table.ariaBusy = 'false'
    pagination.setOptions({ count: answer.count })
  }

  pagination.subscribe(load)
  load()
  return () => request.abort()
}
