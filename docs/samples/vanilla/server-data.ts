import { createPagination } from '@dogear/core'
import { pageList } from '../../../examples/vanilla/src/page-list'
import { type Answer, fetchElements } from '../shared/fetch-elements'

const pageSize = 10

export default function serverData(element: HTMLElement) {
  let query = { search: '', page: 1 }
  let answer: (Answer & { query: typeof query }) | undefined
  let failed: typeof query | undefined
  let request = new AbortController()
  const pagination = createPagination()
  const goTo = ({ page }: { page: number }) => load({ ...query, page })

  element.innerHTML = `
    <label>Search <input type="search"></label>
    <ol tabindex="-1"></ol>
    <p class="none">No elements found</p>
    <p role="alert">The elements could not be loaded. <button type="button">Try again</button></p>`
  const input = element.querySelector('input') as HTMLInputElement
  const list = element.querySelector('ol') as HTMLOListElement
  const none = element.querySelector('.none') as HTMLElement
  const alert = element.querySelector('[role=alert]') as HTMLElement

  async function load(next: typeof query) {
    query = next
    request.abort()
    request = new AbortController()
    const { signal } = request
    update()
    try {
      const offset = (next.page - 1) * pageSize
      const found = await fetchElements({ search: next.search, offset, limit: pageSize }, signal)
      if (signal.aborted) return
      answer = { ...found, query: next }
    } catch {
      if (signal.aborted) return
      failed = next
    }
    update()
  }

  function update() {
    const busy = answer?.query !== query
    pagination.setOptions({
      page: query.page,
      pageSize,
      count: answer?.count,
      busy,
      onPaginationChange: goTo,
      onPageOutOfRange: goTo,
    })
    list.ariaBusy = String(busy)
    list.start = (answer?.offset ?? 0) + 1
    list.replaceChildren(...(answer?.rows.map(listItem) ?? []))
    none.hidden = answer?.count !== 0
    alert.hidden = failed !== query
  }

  input.addEventListener('input', () => load({ search: input.value, page: 1 }))
  alert.querySelector('button')?.addEventListener('click', () => {
    // The pressed button disappears, so focus moves to the rows.
    list.focus()
    load({ ...query })
  })
  element.append(pageList(pagination, { label: 'Elements on a server' }))
  load(query)
  return () => request.abort()
}

function listItem({ name }: { name: string }) {
  const item = document.createElement('li')
  item.textContent = name
  return item
}
