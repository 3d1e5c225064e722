import { createPagination } from '@dogear/core'
import { pageList } from '../../../examples/vanilla/src/page-list'
import { exactCount } from '../shared/exact-count'
import { type CursorAnswer, fetchByCursor } from '../shared/fetch-by-cursor'

const limit = 10

export default function cursors(element: HTMLElement) {
  // Where each page starts, as far as that is known. The first page needs no cursor.
  const cursors: (string | undefined)[] = [undefined]
  let page = 1
  let answer: (CursorAnswer & { page: number; count: number | undefined }) | undefined
  let request = new AbortController()
  const pagination = createPagination()
  const goTo = (details: { page: number }) => load(details.page)
  const list = document.createElement('ol')

  async function load(asked: number) {
    page = asked
    request.abort()
    request = new AbortController()
    const { signal } = request
    update()
    const next = await fetchByCursor({ cursor: cursors[asked - 1], limit }, signal).catch((error) => {
      if (!signal.aborted) throw error
    })
    if (!next || signal.aborted) return
    const { rows, nextCursor } = next
    if (nextCursor) cursors[asked] = nextCursor
    else cursors.length = asked
    const count = exactCount(answer?.count, { page: asked, limit, rows, hasNextPage: !!nextCursor })
    answer = { ...next, page: asked, count }
    update()
  }

  function update() {
    const busy = answer?.page !== page
    pagination.setOptions({
      page,
      pageSize: limit,
      maxPage: cursors.length,
      hasNextPage: page < cursors.length,
      count: answer?.count,
      busy,
      onPaginationChange: goTo,
      // An empty page has shown that the list ends before it.
      onPageOutOfRange: goTo,
    })
    list.ariaBusy = String(busy)
    list.start = ((answer?.page ?? 1) - 1) * limit + 1
    list.replaceChildren(...(answer?.rows.map(listItem) ?? []))
  }

  element.append(list, pageList(pagination, { label: 'Elements by cursor' }))
  load(page)
  return () => request.abort()
}

function listItem({ name }: { name: string }) {
  const item = document.createElement('li')
  item.textContent = name
  return item
}
