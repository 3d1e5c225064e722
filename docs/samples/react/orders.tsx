import { clampPage, getTotalPages, usePageUrl, usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { createPageUrl } from '@dogear/react/url'
import { useEffect, useRef, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { filterParam, price, readFilter, translations } from '../shared/orders'
import { columns, deleteOrder, fetchOrders, type OrdersAnswer, statuses } from '../shared/orders-server'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function Orders() {
  const { page, pageSize, url, getPageUrl, navigate, onPageOutOfRange, setParams } = usePageUrl(pageUrl)
  const { status, sort } = readFilter(url)
  const [reloads, setReloads] = useState(0)
  const [answer, setAnswer] = useState<OrdersAnswer & { key: string }>()
  const [failed, setFailed] = useState('')
  const table = useRef<HTMLTableElement>(null)
  const key = JSON.stringify({ page, pageSize, status, sort, reloads })
  const busy = answer?.key !== key
  const pagination = usePagination({
    page,
    pageSize,
    type: 'link',
    getPageUrl,
    navigate,
    onPageOutOfRange,
    count: answer?.count,
    busy,
    translations,
  })
  const reload = () => setReloads((before) => before + 1)
  const goTo = (name: 'status' | 'sort', value: string) => setParams(filterParam(name, value))

  useEffect(() => {
    const request = new AbortController()
    fetchOrders({ page, pageSize, status, sort }, request.signal).then(
      (answer) => {
        if (request.signal.aborted) return
        setAnswer({ ...answer, key })
        setFailed('')
      },
      () => !request.signal.aborted && setFailed(key),
    )
    return () => request.abort()
  }, [page, pageSize, status, sort, key])

  function retry() {
    // The pressed button disappears, so focus moves to the table.
    table.current?.focus()
    reload()
  }

  async function remove(number: number) {
    table.current?.focus()
    await deleteOrder(number).then(
      () => {
        // Without its last row, the last page doesn't exist: the one before it is loaded instead.
        const last = clampPage(page, getTotalPages((answer?.count ?? 1) - 1, pageSize))
        if (last < page) onPageOutOfRange({ page: last, pageSize, requestedPage: page })
        else reload()
      },
      () => setFailed(key),
    )
  }

  return (
    <>
      <div className="fields">
        <label>
          Status
          <select value={status} onChange={(event) => goTo('status', event.target.value)}>
            <option value="">All</option>
            {statuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </select>
        </label>
      </div>
      {failed === key && (
        <p role="alert">
          The server could not be reached.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Pagination.Content value={pagination} className="rows" aria-busy={busy && failed !== key}>
        <table ref={table} aria-label="Orders" tabIndex={-1}>
          <thead>
            <tr>
              {columns.map(({ name, direction }) => (
                <th key={name} scope="col" aria-sort={name === sort ? direction : undefined}>
                  <button type="button" onClick={() => goTo('sort', name)}>
                    {name}
                  </button>
                </th>
              ))}
              <th scope="col">Status</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {answer?.rows.map(({ number, customer, total, status }) => (
              <tr key={number}>
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
            ))}
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
