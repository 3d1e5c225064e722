import type { Category } from './query'

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
  /** By offset. */
  readonly count?: number
  readonly hasNextPage: boolean
  /** By keyset: the cursors of the next and the previous page. */
  readonly after?: string
  readonly before?: string
}

/** What the server rendered the page with, so that the browser can take over. */
export interface InitialData {
  /** The query of the address. */
  readonly search: string
  readonly answer: Answer
}
