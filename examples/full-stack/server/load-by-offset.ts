import type { Answer } from '../src/answer'
import type { Query } from '../src/query'
import type { Database } from './database'
import { selectProducts } from './select-products'

/** Skips to the page. Postgres reads all rows that it skips, so the time grows with the page. */
export async function loadByOffset(database: Database, query: Query): Promise<Answer> {
  const { page, pageSize, category } = query
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from products where $1 in ('', category)`,
    [category],
  )
  const products = await selectProducts(database, query, { offset: (page - 1) * pageSize })
  const hasNextPage = products.length > pageSize
  return { page, products: products.slice(0, pageSize), hasNextPage, count: rows[0]?.count ?? 0 }
}
