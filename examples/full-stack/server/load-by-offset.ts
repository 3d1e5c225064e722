import { sql } from 'kysely'
import type { Answer } from '../src/answer'
import type { Query } from '../src/query'
import type { Database } from './database'
import { measured } from './measured'
import { selectProducts, selectSorted } from './select-products'

/** Where counting stops in the mode `capped`. */
const countLimit = 10_000

/** Skips to the page. Postgres reads all rows that it skips, so the time grows with the page. */
export async function loadByOffset(connection: Database, query: Query): Promise<Answer> {
  const { mode, page, pageSize } = query
  const offset = (page - 1) * pageSize
  const counted = await count(connection, query, mode === 'exact' ? undefined : countLimit + 1)
  const isExact = mode === 'exact' || counted.count <= countLimit
  if (isExact && offset >= counted.count) {
    return { page, products: [], hasNextPage: false, count: counted.count, measurements: [counted.measurement] }
  }

  // One row more than shown tells whether there is a next page.
  const { rows, measurement } = await measured(
    'rows',
    selectSorted(connection, query)
      .limit(pageSize + 1)
      .offset(offset),
  )
  const hasNextPage = rows.length > pageSize
  const answer = { page, products: rows.slice(0, pageSize), hasNextPage }
  const measurements = [measurement, counted.measurement]
  if (isExact) return { ...answer, count: counted.count, measurements }
  if (hasNextPage) return { ...answer, minCount: countLimit, measurements }
  // The last page shows the end.
  if (rows.length > 0) return { ...answer, count: offset + rows.length, measurements }
  // A page past the end needs the exact count, so that it can be corrected.
  const exact = await count(connection, query)
  return { ...answer, count: exact.count, measurements: [measurement, exact.measurement] }
}

/** Counts the products of the query, up to a limit. */
async function count(connection: Database, query: Query, limit?: number) {
  const products = selectProducts(connection, query).select(sql`1`.as('one'))
  const counted = connection
    .selectFrom((limit ? products.limit(limit) : products).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
  const { rows, measurement } = await measured('count', counted)
  return { count: rows[0]?.count ?? 0, measurement }
}
