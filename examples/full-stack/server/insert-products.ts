import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database'
import { kindCategories, kindNames, kindPrices, styles } from './product-names'

/** Inserts made-up products. Everything about them follows from their id, so that every seed is the same. */
export const productsFrom = (ids: RawBuilder<unknown>) => sql`
  insert into products (id, name, category, price, stock)
  select
    id,
    concat_ws(' ', (${styles}::text[])[1 + hash % ${styleCount}::int], (${kindNames}::text[])[kind], 100 + hash / 256 % 900),
    ((${kindCategories}::text[])[kind])::category,
    (${kindPrices}::int[])[kind] * (4 + hash / 16 % 9) / 4 / 10 * 10 + 9,
    greatest(hash / 4096 % 260 - 20, 0)
  from ${ids} as ids (id),
    lateral (select (id::bigint * 2654435761 % 4294967296 / 256)::int as hash) as hashes,
    lateral (select 1 + hash / 64 % ${kindNames.length}::int as kind) as kinds`

const styleCount = styles.length

/** Inserts as many products as another user of the catalogue might add in a minute. They are the newest. */
export const addProducts = (database: Database, count: number) =>
  productsFrom(
    sql`(select nextval(pg_get_serial_sequence('products', 'id'))::int from generate_series(1, ${count}::int))`,
  ).execute(database)
