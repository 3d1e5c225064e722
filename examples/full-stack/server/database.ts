import { type Generated, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Product } from '../src/answer'
import { createPglitePool } from './pglite-pool'

interface Tables {
  products: Omit<Product, 'id'> & { id: Generated<number> }
  /** One row: where the seed continues. */
  seed: { next: number }
}

export type Database = Kysely<Tables>

export interface DatabaseOptions {
  /** The URL of a Postgres server. Without it, the database is PGlite, in this process. */
  url?: string | undefined
  /** Where PGlite keeps its data. */
  folder: string
}

/** Both databases speak the same SQL through the same dialect. Only the pool differs. */
export function openDatabase({ url, folder }: DatabaseOptions): Database {
  const pool = url ? new Pool({ connectionString: url }) : createPglitePool(folder)
  // Postgres may end connections that are idle. Without a listener, that would end this process.
  if (pool instanceof Pool) pool.on('error', (error) => console.error('A database connection ended:', error.message))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
