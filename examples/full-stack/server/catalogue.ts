import { type Database, type DatabaseOptions, openDatabase } from './database'
import { type SeedProgress, seed } from './seed'

export interface CatalogueOptions extends DatabaseOptions {
  /** How many products the seed generates. */
  rows: number
  onProgress?: (progress: SeedProgress) => void
}

/** The database, and what it does until it can answer. */
export interface Catalogue {
  readonly database: Database
  /** `undefined` once the database can answer, or what went wrong. */
  readonly pending: () => SeedProgress | Error | undefined
  /** Rejects if the seed fails. */
  readonly ready: Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the database and seeds it in the background. */
export function openCatalogue({ rows, onProgress, ...options }: CatalogueOptions): Catalogue {
  const database = openDatabase(options)
  let pending: SeedProgress | Error | undefined = { step: 'Starting the database', done: 0 }
  const report = (progress: SeedProgress) => {
    pending = progress
    onProgress?.(progress)
  }
  report(pending)
  const ready = seed(database, rows, report).then(
    () => {
      pending = undefined
    },
    (error: Error) => {
      pending = error
      throw error
    },
  )
  // Whoever needs the reason awaits `ready`, or reads `pending`.
  ready.catch(() => {})
  return { database, pending: () => pending, ready, close: () => database.destroy() }
}
