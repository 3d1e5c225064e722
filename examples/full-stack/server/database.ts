import { PGlite } from '@electric-sql/pglite'
import type { Category } from '../src/query'

/** Postgres inside this process, in memory. A pool of the package `pg` has the same method `query`. */
export type Database = Pick<PGlite, 'query'>

/** Opens a database with made-up products, which are the same in each run. */
export async function openDatabase({ rows = 100_000 } = {}): Promise<Database> {
  const database = await PGlite.create()
  await database.exec(`
    create table products (
      id serial primary key,
      name text not null,
      category text not null,
      price integer not null,
      stock integer not null
    )`)
  await addProducts(database, rows)
  // The columns that each list is sorted by, after the one that it is filtered by.
  await database.exec(`
    create index on products (price, id);
    create index on products (category, price, id);
    analyze products`)
  return database
}

/** Adds products, which are the newest. */
export async function addProducts(database: Database, count: number) {
  await database.query(
    `insert into products (id, name, category, price, stock)
    select
      id,
      concat_ws(' ', ($2::text[])[kind], 100 + hash / 256 % 900),
      ($3::text[])[kind],
      ($4::int[])[kind] * (4 + hash / 16 % 9) * 25 + 99,
      greatest(hash / 4096 % 260 - 20, 0)
    from (select nextval('products_id_seq')::int as id from generate_series(1, $1::int)) as ids,
      lateral (select (id::bigint * 2654435761 % 4294967296 / 256)::int as hash) as hashes,
      lateral (select 1 + hash / 64 % ${kinds.length} as kind) as kinds`,
    [count, kinds.map(([, name]) => name), kinds.map(([category]) => category), kinds.map(([, , euros]) => euros)],
  )
}

const kinds: readonly (readonly [category: Category, name: string, euros: number])[] = [
  ['bath', 'Bath Mat', 19],
  ['bath', 'Mirror', 49],
  ['books', 'Atlas', 29],
  ['books', 'Sketchbook', 12],
  ['furniture', 'Armchair', 249],
  ['furniture', 'Stool', 79],
  ['garden', 'Hammock', 69],
  ['garden', 'Watering Can', 19],
  ['kitchen', 'Saucepan', 49],
  ['kitchen', 'Teapot', 34],
  ['lighting', 'Desk Lamp', 49],
  ['lighting', 'Lantern', 29],
  ['sport', 'Skateboard', 69],
  ['sport', 'Yoga Mat', 29],
  ['travel', 'Backpack', 79],
  ['travel', 'Travel Mug', 22],
]
