import { sql } from 'kysely'
import type { Answer, Product } from '../src/answer'
import type { Query, Sort } from '../src/query'
import { cursorOf, readCursor, sortColumns, sortDirections } from './cursor'
import type { Database } from './database'
import { measured } from './measured'
import { selectSorted } from './select-products'

/** Continues after a row, or before it. The index leads there at once, wherever it is. */
export async function loadByKeyset(connection: Database, query: Query): Promise<Answer> {
  const { sort, page, pageSize, after, before } = query
  const isReversed = before !== undefined
  const cursor = after ?? before
  const { rows, measurement } = await select(connection, query, isReversed, cursor)
  if (rows.length === 0 && cursor) return loadEnd(connection, query)

  const hasMore = rows.length > pageSize
  const hasPrevious = isReversed ? hasMore : after !== undefined
  const hasNextPage = isReversed || hasMore
  const products = rows.slice(0, pageSize)
  if (isReversed) products.reverse()
  return {
    page: hasPrevious ? Math.max(page, 2) : 1,
    products,
    hasNextPage,
    ...cursorsOf(products, sort, hasPrevious, hasNextPage),
    measurements: [measurement],
  }
}

/** Nothing is left after the cursor, or before it: loads the last page, or the first one. */
async function loadEnd(connection: Database, query: Query): Promise<Answer> {
  const { after, before, ...start } = query
  if (before) return loadByKeyset(connection, { ...start, page: 1 })
  const { rows, measurement } = await select(connection, query, true)
  const hasPrevious = rows.length > query.pageSize
  const products = rows.slice(0, query.pageSize).reverse()
  return {
    page: hasPrevious ? Math.max(query.page - 1, 2) : 1,
    products,
    hasNextPage: false,
    ...cursorsOf(products, query.sort, hasPrevious, false),
    measurements: [measurement],
  }
}

/** One row more than shown tells whether there are more in this direction. */
function select(connection: Database, query: Query, isReversed: boolean, cursor?: string) {
  const { sort, pageSize } = query
  const products = selectSorted(connection, query, isReversed).limit(pageSize + 1)
  if (cursor === undefined) return measured('rows', products)
  const columns = sql.join(sortColumns[sort].map((column) => sql.ref(column)))
  const values = sql.join(readCursor(cursor))
  const comparison = (sortDirections[sort] === 'asc') === isReversed ? sql`<` : sql`>`
  return measured('rows', products.where(sql<boolean>`(${columns}) ${comparison} (${values})`))
}

function cursorsOf(products: readonly Product[], sort: Sort, hasPrevious: boolean, hasNext: boolean) {
  const first = products[0]
  const last = products.at(-1)
  return {
    ...(first && hasPrevious && { before: cursorOf(first, sort) }),
    ...(last && hasNext && { after: cursorOf(last, sort) }),
  }
}
