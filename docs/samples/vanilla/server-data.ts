import { createPagination } from '@dogear/core'
import { pageList } from '../../../examples/vanilla/src/page-list'
import { fetchElements } from '../shared/fetch-elements'

export default function serverData(element: HTMLElement) {
  const pagination = createPagination()
  const list = document.createElement('ol')
  let request = new AbortController()
  let requested = ''

  async function load() {
    const { pageRange, pageSize } = pagination.get()
    const query = `${pageRange.start} ${pageSize}`
    if (query === requested) return
    requested = query
    request.abort()
    request = new AbortController()
    const { signal } = request
    list.ariaBusy = 'true'
    const answer = await fetchElements(pageRange.start, pageSize, signal).catch((error) => {
      if (!signal.aborted) throw error
    })
    if (!answer) return
    list.start = answer.offset + 1
    list.innerHTML = answer.rows.map(({ name }) => `<li>${name}</li>`).join('')
    list.ariaBusy = 'false'
    pagination.setOptions({ count: answer.count })
  }

  element.append(list, pageList(pagination, { label: 'Elements on a server' }))
  pagination.subscribe(load)
  load()
  return () => request.abort()
}
