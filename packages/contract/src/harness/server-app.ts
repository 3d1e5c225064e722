import type { PaginationApi, PaginationOptions } from '@dogear/core'

/** What the URL of the app holds. */
export interface Address {
  readonly page: number
  readonly query: string
}

/** What a server reports about the total. */
export type Answer = Pick<PaginationOptions, 'count' | 'totalPages' | 'minCount' | 'hasNextPage' | 'maxPage'>

export interface App {
  /** Whether the app still passes the total of the previous rows while it loads others. */
  readonly keepsRows: boolean
  readonly server: (query: string, offset: number) => Answer
  readonly start?: Partial<Address>
}

/** A pagination that shows the app's options. */
interface Shown {
  api(): Pick<PaginationApi, 'pageRange'>
  update(change: PaginationOptions): void | Promise<void>
}

/**
 * An app whose page is in its URL and whose rows come from a server. It requests the offset that is shown, and is busy
 * while its rows belong to another address.
 */
export async function openApp<View extends Shown>(
  render: (options: PaginationOptions) => View | Promise<View>,
  { keepsRows, server, start }: App,
) {
  let address: Address = { page: 1, query: '', ...start }
  let rows: (Address & { readonly answer: Answer }) | undefined
  let requested: string | undefined
  const requests: string[] = []

  const options = (): PaginationOptions => {
    const { page, query } = address
    const busy = rows?.page !== page || rows.query !== query
    const none = { count: undefined, totalPages: undefined, minCount: undefined, hasNextPage: undefined }
    return { ...none, page, busy, ...(keepsRows || !busy ? rows?.answer : {}) }
  }

  const fetchShown = () => {
    const { query } = address
    const request = `${query}${view.api().pageRange.start}`
    if (request === requested) return
    requested = request
    requests.push(request)
  }

  const show = async () => {
    await view.update(options())
    fetchShown()
  }

  const view = await render({
    onPageChange: ({ page }) => void app.goTo({ page }),
    onPageOutOfRange: ({ page }) => void app.goTo({ page }),
    ...options(),
  })
  const app = {
    ...view,
    requests,
    goTo(change: Partial<Address>) {
      address = { ...address, ...change }
      return show()
    },
    /** The server answers the latest request. */
    async load() {
      const { start: offset } = view.api().pageRange
      rows = { ...address, answer: server(address.query, offset) }
      await show()
    },
  }
  fetchShown()
  return app
}
