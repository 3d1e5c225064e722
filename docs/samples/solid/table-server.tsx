import { Pagination, usePagination } from '@dogear/solid'
import { createTable, rowPaginationFeature, tableFeatures } from '@tanstack/solid-table'
import { createEffect, createSignal, For, onCleanup } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { columns } from '../shared/columns'
import { type Answer, fetchElements } from '../shared/fetch-elements'

const features = tableFeatures({ rowPaginationFeature })

export default function TableServer() {
  const [answer, setAnswer] = createSignal<Answer & { asked: object }>()
  const table = createTable({
    features,
    columns,
    get data() {
      return answer()?.rows ?? []
    },
    manualPagination: true,
    initialState: { pagination: { pageIndex: 0, pageSize: 5 } },
  })
  const asked = () => table.atoms.pagination.get()
  const busy = () => answer()?.asked !== asked()
  const goTo = ({ page, pageSize }: { page: number; pageSize: number }) =>
    table.setPagination({ pageIndex: page - 1, pageSize })
  const pagination = usePagination(() => ({
    page: asked().pageIndex + 1,
    pageSize: asked().pageSize,
    count: answer()?.count,
    busy: busy(),
    onPaginationChange: goTo,
    onPageOutOfRange: goTo,
  }))

  createEffect(() => {
    const { pageIndex, pageSize } = asked()
    const current = asked()
    const request = new AbortController()
    onCleanup(() => request.abort())
    fetchElements({ search: '', offset: pageIndex * pageSize, limit: pageSize }, request.signal).then(
      (answer) => !request.signal.aborted && setAnswer({ ...answer, asked: current }),
      (error) => {
        if (!request.signal.aborted) throw error
      },
    )
  })

  return (
    <>
      <table aria-busy={busy()}>
        <thead>
          <For each={table.getHeaderGroups()}>
            {(group) => (
              <tr>
                <For each={group.headers}>
                  {(header) => (
                    <th scope="col">
                      <table.FlexRender header={header} />
                    </th>
                  )}
                </For>
              </tr>
            )}
          </For>
        </thead>
        <tbody>
          <For each={table.getRowModel().rows}>
            {(row) => (
              <tr>
                <For each={row.getAllCells()}>
                  {(cell) => (
                    <td>
                      <table.FlexRender cell={cell} />
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <label>
        Rows per page
        <select
          value={pagination().pageSize}
          onChange={(event) => pagination().setPageSize(Number(event.target.value))}
        >
          <option>5</option>
          <option>10</option>
        </select>
      </label>
      <Pagination.RootProvider value={pagination} aria-label="Rows of a table on a server">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
