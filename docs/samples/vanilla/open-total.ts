import { createPagination } from '@dogear/core'
import { pageList } from '../../../examples/vanilla/src/page-list'
import { exactCount } from '../shared/exact-count'
import { fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'

const limit = 10

export default function openTotal(element: HTMLElement) {
  let page = 1
  let answer: (OpenAnswer & { page: number; count: number | undefined }) | undefined
  let request = new AbortController()
  const pagination = createPagination()
  const goTo = (details: { page: number }) => load(details.page)

  element.innerHTML = `
    <label><input type="checkbox"> The server counts up to 50</label>
    <ol></ol>`
  const capped = element.querySelector('input') as HTMLInputElement
  const list = element.querySelector('ol') as HTMLOListElement

  async function load(asked: number) {
    page = asked
    request.abort()
    request = new AbortController()
    const { signal } = request
    update()
    const offset = (asked - 1) * limit
    const next = await fetchUncountedElements({ search: '', offset, limit }, signal).catch((error) => {
      if (!signal.aborted) throw error
    })
    if (!next || signal.aborted) return
    const count = exactCount(answer?.count, { ...next, page: asked, limit })
    answer = { ...next, page: asked, count }
    update()
  }

  function update() {
    const busy = answer?.page !== page
    pagination.setOptions({
      page,
      pageSize: limit,
      count: answer?.count,
      minCount: capped.checked ? answer?.minCount : undefined,
      hasNextPage: answer?.hasNextPage,
      busy,
      onPaginationChange: goTo,
      // An empty page has shown that the list ends before it.
      onPageOutOfRange: goTo,
    })
    list.ariaBusy = String(busy)
    list.start = (answer?.offset ?? 0) + 1
    list.replaceChildren(...(answer?.rows.map(listItem) ?? []))
  }

  capped.addEventListener('change', update)
  element.append(pageList(pagination, { label: 'Elements that nobody has counted' }))
  load(page)
  return () => request.abort()
}

function listItem({ name }: { name: string }) {
  const item = document.createElement('li')
  item.textContent = name
  return item
}
