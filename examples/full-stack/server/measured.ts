import type { SelectQueryBuilder } from 'kysely'
import type { Measurement } from '../src/answer'

interface Measured<Row> {
  rows: Row[]
  measurement: Measurement
}

/**
 * Runs a query and measures how long the database takes. Call it with a connection of its own: otherwise the time includes
 * the wait for one.
 */
export async function measured<DB, TB extends keyof DB, Row>(
  name: Measurement['name'],
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<Measured<Row>> {
  const start = performance.now()
  const rows = await query.execute()
  const milliseconds = performance.now() - start
  return { rows, measurement: { name, sql: query.compile().sql, milliseconds } }
}
