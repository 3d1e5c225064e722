import type { Product } from '../src/answer'
import type { Query, Sort } from '../src/query'
import type { Database } from './database'

/** The columns that a sort compares. The last one is unique, so that no two rows are equal. */
const columnsOf = { newest: ['id'], price: ['price', 'id'], '-price': ['price', 'id'] } as const

/** One direction for all columns, so that Postgres can compare them as a tuple. */
const ascending = { newest: false, price: true, '-price': false }

interface Start {
  offset?: number
  /** Start after the row of this cursor. */
  cursor?: string | undefined
  /** In the opposite order. */
  isReversed?: boolean
}

/** Selects one product more than a page shows, which tells whether there are more. */
export async function selectProducts(
  database: Database,
  { category, sort, pageSize }: Query,
  { offset = 0, cursor, isReversed = false }: Start,
): Promise<Product[]> {
  const values: (string | number)[] = []
  // Everything that users send is a parameter, and never becomes SQL.
  const parameter = (value: string | number) => `$${values.push(value)}`
  const columns = columnsOf[sort]
  const direction = ascending[sort] === isReversed ? 'desc' : 'asc'
  const conditions = ['true']
  if (category) conditions.push(`category = ${parameter(category)}`)
  if (cursor) {
    const place = cursor.split('-').map((value) => parameter(Number(value)))
    conditions.push(`(${columns}) ${direction === 'asc' ? '>' : '<'} (${place})`)
  }
  const { rows } = await database.query<Product>(
    `select id, name, category, price, stock from products
    where ${conditions.join(' and ')}
    order by ${columns.map((column) => `${column} ${direction}`)}
    limit ${parameter(pageSize + 1)} offset ${parameter(offset)}`,
    values,
  )
  return rows
}

/** The place of a product in a sorted list: the values that the sort compares, such as `1995-421`. */
export const cursorOf = (product: Product, sort: Sort) => columnsOf[sort].map((column) => product[column]).join('-')
