import type { Answer } from '../src/answer'
import type { Query } from '../src/query'
import type { Database } from './database'
import { loadByKeyset } from './load-by-keyset'
import { selectProducts } from './select-products'

export const loadAnswer = (database: Database, query: Query): Promise<Answer> =>
  (query.mode === 'keyset' ? loadByKeyset : loadByOffset)(database, query)

/** Skips to the page. Postgres reads all rows that it skips, so the time grows with the page. */
async function loadByOffset(database: Database, query: Query): Promise<Answer> {
  const { page, pageSize, category } = query
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from products where $1 in ('', category)`,
    [category],
  )
  const products = await selectProducts(database, query, { offset: (page - 1) * pageSize })
  const hasNextPage = products.length > pageSize
  return { page, products: products.slice(0, pageSize), hasNextPage, count: rows[0]?.count ?? 0 }
}
