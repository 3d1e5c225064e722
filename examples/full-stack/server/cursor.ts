import type { Product } from '../src/answer'
import type { Sort } from '../src/query'

/** The columns that a sort compares. The last one is unique, so that no two rows are equal. */
export const sortColumns = {
  newest: ['id'],
  price: ['price', 'id'],
  '-price': ['price', 'id'],
} as const satisfies Record<Sort, readonly (keyof Product)[]>

/** The direction of all columns of a sort. One direction, so that Postgres can compare them as a tuple. */
export const sortDirections = { newest: 'desc', price: 'asc', '-price': 'desc' } as const satisfies Record<Sort, string>

/** The place of a row in a sorted list: the values that the sort compares, such as `1995-421`. */
export const cursorOf = (product: Product, sort: Sort) => sortColumns[sort].map((column) => product[column]).join('-')

/** The values of a cursor that `readQuery` has checked. */
export const readCursor = (cursor: string) => cursor.split('-').map(Number)
