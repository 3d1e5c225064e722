import type { Query } from '../src/query'
import { sortColumns, sortDirections } from './cursor'
import type { Database } from './database'

/** The products of the query's category. */
export function selectProducts(database: Database, { category }: Pick<Query, 'category'>) {
  const products = database.selectFrom('products')
  return category ? products.where('category', '=', category) : products
}

/** The products in the order of the query, or in the opposite order. */
export function selectSorted(database: Database, query: Pick<Query, 'category' | 'sort'>, isReversed = false) {
  const direction = (sortDirections[query.sort] === 'asc') === isReversed ? 'desc' : 'asc'
  return sortColumns[query.sort].reduce(
    (products, column) => products.orderBy(column, direction),
    selectProducts(database, query).select(['id', 'name', 'category', 'price', 'stock']),
  )
}
