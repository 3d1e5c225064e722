import { clampPage, getTotalPages, usePageUrl, usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createPageUrl } from '@dogear/solid/url'
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { filterParam, price, readFilter, translations } from '../shared/orders'
import { columns, deleteOrder, fetchOrders, type OrdersAnswer, statuses } from '../shared/orders-server'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function Orders() {
  const address = usePageUrl(pageUrl)
  const [reloads, setReloads] = createSignal(0)
  const [answer, setAnswer] = createSignal<OrdersAnswer & { key: string }>()
  const [failed, setFailed] = createSignal('')
  let table: HTMLTableElement | undefined
  const filter = () => readFilter(address.url)
  const query = () => ({ page: address.page, pageSize: address.pageSize, ...filter() })
  const key = createMemo(() => JSON.stringify([query(), reloads()]))
  const busy = () => answer()?.key !== key()
  const pagination = usePagination(() => ({
    ...address,
    type: 'link',
    count: answer()?.count,
    busy: busy(),
    translations,
  }))
  const reload = () => setReloads((before) => before + 1)
  const goTo = (name: 'status' | 'sort', value: string) => address.setParams(filterParam(name, value))

  createEffect(
    on(key, async (key) => {
      const request = new AbortController()
      onCleanup(() => request.abort())
      try {
        const found = await fetchOrders(query(), request.signal)
        if (request.signal.aborted) return
        setAnswer({ ...found, key })
        setFailed('')
      } catch {
        if (!request.signal.aborted) setFailed(key)
      }
    }),
  )

  function retry() {
    // The pressed button disappears, so focus moves to the table.
    table?.focus()
    reload()
  }

  async function remove(number: number) {
    table?.focus()
    try {
      await deleteOrder(number)
      const { page, pageSize, onPageOutOfRange } = address
      // Without its last row, the last page doesn't exist: the one before it is loaded instead.
      const last = clampPage(page, getTotalPages((answer()?.count ?? 1) - 1, pageSize))
      if (last < page) onPageOutOfRange({ page: last, pageSize, requestedPage: page })
      else reload()
    } catch {
      setFailed(key())
    }
  }

  return (
    <>
      <div class="fields">
        <label>
          Status{' '}
          <select value={filter().status} onChange={(event) => goTo('status', event.currentTarget.value)}>
            <option value="">All</option>
            <For each={statuses}>{(status) => <option>{status}</option>}</For>
          </select>
        </label>
      </div>
      <Show when={failed() === key()}>
        <p role="alert">
          The server could not be reached.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      </Show>
      <Pagination.Content value={pagination} class="rows" aria-busy={busy() && failed() !== key()}>
        <table ref={table} aria-label="Orders" tabIndex={-1}>
          <thead>
            <tr>
              <For each={columns}>
                {({ name, direction }) => (
                  <th scope="col" aria-sort={name === filter().sort ? direction : undefined}>
                    <button type="button" onClick={() => goTo('sort', name)}>
                      {name}
                    </button>
                  </th>
                )}
              </For>
              <th scope="col">Status</th>
              <td />
            </tr>
          </thead>
          <tbody>
            <For each={answer()?.rows}>
              {({ number, customer, total, status }) => (
                <tr>
                  <td>{number}</td>
                  <td>{customer}</td>
                  <td>{price(total)}</td>
                  <td>{status}</td>
                  <td>
                    <button type="button" aria-label={`Delete order ${number}`} onClick={() => remove(number)}>
                      ✕
                    </button>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Pagination.Content>
      <Pagination.RootProvider value={pagination} aria-label="Orders">
        <Pagination.Status />
        <PageList />
        <label>
          Orders per page <Pagination.PageSizeSelect sizes={pageUrl.pageSizes} />
        </label>
      </Pagination.RootProvider>
    </>
  )
}
