import type { Answer, Product } from '../src/answer'
import type { Query } from '../src/query'
import type { Database } from './database'
import { cursorOf, selectProducts } from './select-products'

/** Continues after a row, or before it. The index leads there at once, wherever it is. */
export async function loadByKeyset(database: Database, query: Query): Promise<Answer> {
  const { page, pageSize, after, before } = query
  const isReversed = before !== undefined
  const rows = await selectProducts(database, query, { cursor: after ?? before, isReversed })
  if (rows.length > 0 || !(after ?? before)) {
    const hasMore = rows.length > pageSize
    const hasPrevious = isReversed ? hasMore : after !== undefined
    return answerOf(query, rows, { page, isReversed, hasPrevious, hasNextPage: isReversed || hasMore })
  }
  // Nothing is left on that side of the cursor: the first page, or the last one.
  const { after: _, before: __, ...start } = query
  if (before) return loadByKeyset(database, { ...start, page: 1 })
  const last = await selectProducts(database, start, { isReversed: true })
  const hasPrevious = last.length > pageSize
  return answerOf(query, last, { page: page - 1, isReversed: true, hasPrevious, hasNextPage: false })
}

interface Place {
  page: number
  isReversed: boolean
  hasPrevious: boolean
  hasNextPage: boolean
}

function answerOf(
  { sort, pageSize }: Query,
  rows: readonly Product[],
  { page, isReversed, hasPrevious, hasNextPage }: Place,
): Answer {
  const products = rows.slice(0, pageSize)
  if (isReversed) products.reverse()
  const [first, last] = [products[0], products.at(-1)]
  return {
    page: hasPrevious ? Math.max(page, 2) : 1,
    products,
    hasNextPage,
    ...(first && hasPrevious && { before: cursorOf(first, sort) }),
    ...(last && hasNextPage && { after: cursorOf(last, sort) }),
  }
}
