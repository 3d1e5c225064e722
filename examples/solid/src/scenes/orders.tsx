import { createPageUrl } from '@dogear/core/url'
import { usePageUrl, usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { filterParam, price, readFilter, translations } from '../../../shared/orders'
import { columns, deleteOrder, fetchOrders, type OrdersAnswer, statuses } from '../../../shared/orders-server'
import { PageList } from '../page-list'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function Orders() {
  const fromUrl = usePageUrl(pageUrl)
  const filter = createMemo(() => readFilter(fromUrl.url))
  const [reloads, setReloads] = createSignal(0)
  const [answer, setAnswer] = createSignal<OrdersAnswer & { key: string }>()
  const [failed, setFailed] = createSignal('')
  let table!: HTMLTableElement
  const query = () => ({ page: fromUrl.page, pageSize: fromUrl.pageSize, ...filter() })
  const key = createMemo(() => JSON.stringify({ ...query(), reloads: reloads() }))
  const busy = () => answer()?.key !== key()
  const pagination = usePagination(() => ({
    ...fromUrl,
    type: 'link',
    count: answer()?.count,
    busy: busy(),
    translations,
  }))
  const reload = () => setReloads((before) => before + 1)

  createEffect(
    on(key, (key) => {
      const request = new AbortController()
      onCleanup(() => request.abort())
      fetchOrders(query(), request.signal).then(
        (answer) => {
          if (request.signal.aborted) return
          setAnswer({ ...answer, key })
          setFailed('')
        },
        () => !request.signal.aborted && setFailed(key),
      )
    }),
  )

  const goTo = (name: 'status' | 'sort', value: string) => fromUrl.setParams(filterParam(name, value))

  function retry() {
    // The pressed button disappears, so focus moves to the table.
    table.focus()
    reload()
  }

  async function remove(number: number) {
    const current = key()
    table.focus()
    await deleteOrder(number).then(reload, () => setFailed(current))
  }

  return (
    <>
      <div class="fields">
        <label>
          Status
          <select value={filter().status} onChange={(event) => goTo('status', event.target.value)}>
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
      <Pagination.Content value={pagination} class="rows">
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
