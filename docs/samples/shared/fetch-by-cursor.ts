import { type ChemicalElement, elements } from '../../../examples/shared/elements'
import { respond } from './respond'

export interface CursorAnswer {
  readonly rows: readonly ChemicalElement[]
  /** Where the next page starts. `undefined` on the last page. */
  readonly nextCursor: string | undefined
}

/** Simulates a server that only continues where another page ended, and accepts no page number. */
export function fetchByCursor(
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
  signal: AbortSignal,
): Promise<CursorAnswer> {
  return respond(() => {
    const start = cursor ? elements.findIndex(({ symbol }) => cursor === btoa(`after ${symbol}`)) + 1 : 0
    const rows = elements.slice(start, start + limit)
    const last = rows.at(-1)
    const nextCursor = last && last !== elements.at(-1) ? btoa(`after ${last.symbol}`) : undefined
    return { rows, nextCursor }
  }, signal)
}
