import { createPagination } from '@dogear/core'
import { pageList } from '../../../examples/vanilla/src/page-list'
import { type Answer, fetchElements } from '../shared/fetch-elements'

const pageSize = 10

export default function serverData(element: HTMLElement) {
  let answer: (Answer & { page: number }) | undefined
  let request = new AbortController()
  const pagination = createPagination()
  const list = element.appendChild(document.createElement('ol'))

  async function load({ page }: { page: number }) {
    request.abort()
    request = new AbortController()
    const { signal } = request
    update(page)
    try {
      const found = await fetchElements({ search: '', offset: (page - 1) * pageSize, limit: pageSize }, signal)
      if (signal.aborted) return
      answer = { ...found, page }
      update(page)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  function update(page: number) {
    const busy = answer?.page !== page
    pagination.setOptions({ page, pageSize, count: answer?.count, busy, onPageChange: load, onPageOutOfRange: load })
    list.ariaBusy = String(busy)
    list.start = (answer?.offset ?? 0) + 1
    list.replaceChildren(...(answer?.rows.map(listItem) ?? []))
  }

  element.append(pageList(pagination, { label: 'Elements on a server' }))
  load({ page: 1 })
  return () => request.abort()
}

function listItem({ name }: { name: string }) {
  const item = document.createElement('li')
  item.textContent = name
  return item
}
