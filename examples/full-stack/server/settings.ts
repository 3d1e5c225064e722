import { resolve } from 'node:path'

/** Reads the settings of the server from the environment. */
export function readSettings(environment = process.env) {
  return {
    port: integer('PORT', 3000, 65_535),
    rows: integer('ROWS', 1_000_000, 100_000_000),
    url: environment.DATABASE_URL || undefined,
    folder: resolve(environment.DATA || 'data'),
  }

  function integer(name: string, fallback: number, max: number) {
    const text = environment[name]
    if (!text) return fallback
    if (!/^\d+$/.test(text) || Number(text) > max) {
      throw new Error(`${name} must be an integer from 0 to ${max}, but it is "${text}".`)
    }
    return Number(text)
  }
}
