interface ListPage {
  readonly page: number
  readonly limit: number
  readonly rows: readonly unknown[]
  readonly hasNextPage: boolean
}

/** The last page shows the end, so from then on the count is exact, until a page shows that the list has grown. */
export function exactCount(before: number | undefined, { page, limit, rows, hasNextPage }: ListPage) {
  if (!hasNextPage) return (page - 1) * limit + rows.length
  return before !== undefined && before > page * limit ? before : undefined
}
