import { createPagination } from '@dogear/core'
import { createPageHistory, renderContent, renderPageSizeSelect, renderStatus } from '@dogear/core/dom'
import { createPageUrl } from '@dogear/core/url'
import { filterParam, price, readFilter, translations } from '../../../shared/orders'
import {
  columns,
  deleteOrder,
  fetchOrders,
  type Order,
  type OrdersAnswer,
  statuses,
} from '../../../shared/orders-server'
import { pageList } from '../page-list'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function orders(container: HTMLElement) {
  const pageHistory = createPageHistory(pageUrl)
  const pagination = createPagination()
  let answer: (OrdersAnswer & { key: string }) | undefined
  let failed = ''
  let requested = ''
  let reloads = 0
  let request = new AbortController()

  container.innerHTML = `
    <div class="fields">
      <label>Status <select><option value="">All</option>${options(statuses)}</select></label>
    </div>
    <p role="alert">The server could not be reached. <button type="button">Try again</button></p>
    <div class="rows">
      <table aria-label="Orders" tabindex="-1">
        <thead>
          <tr>
            ${columns.map(({ name }) => `<th scope="col"><button type="button">${name}</button></th>`).join('')}
            <th scope="col">Status</th>
            <td></td>
          </tr>
        </thead>
        <tbody></tbody>
      </table>
    </div>`
  const find = <E extends HTMLElement>(selector: string) => container.querySelector(selector) as E
  const status = find<HTMLSelectElement>('select')
  const content = find<HTMLElement>('.rows')
  const table = find<HTMLTableElement>('table')
  const body = find<HTMLTableSectionElement>('tbody')
  const alert = find('[role=alert]')
  const list = container.appendChild(pageList(pagination, { label: 'Orders', tag: 'a' }))
  list.insertAdjacentHTML('afterbegin', '<div></div>')
  list.insertAdjacentHTML('beforeend', '<label>Orders per page <select></select></label>')

  /** Shows what the address and the last answer say, and requests what is missing. */
  function update() {
    const { page, pageSize, url } = pageHistory.get()
    const filter = readFilter(url)
    const query = { page, pageSize, ...filter }
    const key = JSON.stringify({ ...query, reloads })
    const busy = answer?.key !== key
    pagination.setOptions({ ...pageHistory.get(), type: 'link', count: answer?.count, busy, translations })
    status.value = filter.status
    if (failed !== key) alert.remove()
    else if (!alert.isConnected) content.before(alert)
    for (const [index, { name, direction }] of columns.entries()) {
      ;(table.tHead?.rows[0]?.cells[index] as HTMLElement).ariaSort = name === filter.sort ? direction : null
    }
    if (key === requested) return
    requested = key
    request.abort()
    request = new AbortController()
    const { signal } = request
    fetchOrders(query, signal)
      .then(
        (found) => {
          if (signal.aborted) return
          answer = { ...found, key }
          failed = ''
          body.replaceChildren(...found.rows.map(row))
        },
        () => {
          if (!signal.aborted) failed = key
        },
      )
      .then(update)
  }

  function render() {
    const api = pagination.get()
    renderStatus(list.firstElementChild as HTMLElement, api)
    renderPageSizeSelect(list.querySelector('select') as HTMLSelectElement, api, { sizes: pageUrl.pageSizes })
    renderContent(content, api)
  }

  function reload() {
    reloads++
    update()
  }

  function retry() {
    // The pressed button disappears, so focus moves to the table.
    table.focus()
    reload()
  }

  function goTo(name: 'status' | 'sort', value: string) {
    pageHistory.get().setParams(filterParam(name, value))
  }

  async function remove(number: number) {
    table.focus()
    await deleteOrder(number).then(reload, () => {
      failed = requested
      update()
    })
  }

  function row({ number, customer, total, status }: Order) {
    const row = document.createElement('tr')
    for (const text of [number, customer, price(total), status]) row.insertCell().textContent = String(text)
    const button = row.insertCell().appendChild(document.createElement('button'))
    button.type = 'button'
    button.ariaLabel = `Delete order ${number}`
    button.textContent = '✕'
    button.addEventListener('click', () => remove(number))
    return row
  }

  alert.lastElementChild?.addEventListener('click', retry)
  status.addEventListener('change', () => goTo('status', status.value))
  for (const [index, button] of table.querySelectorAll('thead button').entries()) {
    button.addEventListener('click', () => goTo('sort', columns[index]?.name ?? ''))
  }
  pagination.subscribe(render)
  const unsubscribe = pageHistory.subscribe(update)
  update()
  return () => {
    unsubscribe()
    request.abort()
  }
}

const options = (values: readonly string[]) => values.map((value) => `<option>${value}</option>`).join('')
