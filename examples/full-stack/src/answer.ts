import type { Category } from './categories'

export interface Product {
  readonly id: number
  readonly name: string
  readonly category: Category
  /** In cents. */
  readonly price: number
  readonly stock: number
}

/** One page of products. */
export interface Answer {
  readonly products: readonly Product[]
  /** The page of the query. By keyset, corrected by what the database knows: only the first page has no page before it. */
  readonly page: number
  readonly count?: number
  readonly minCount?: number
  readonly hasNextPage: boolean
  /** By keyset: the cursors of the next and the previous page. */
  readonly after?: string
  readonly before?: string
  readonly measurements: readonly Measurement[]
}

/** A query of the database, and how long it took. */
export interface Measurement {
  readonly name: 'rows' | 'count'
  readonly sql: string
  readonly milliseconds: number
}
