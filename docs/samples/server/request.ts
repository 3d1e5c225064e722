import type { ChemicalElement } from '../../../examples/shared/elements'

export interface ElementsQuery {
  /** Part of the name. Empty for all elements. */
  readonly search: string
  /** Number of rows to skip. */
  readonly offset: number
  /** Number of rows to return. */
  readonly limit: number
}

export interface Answer {
  readonly rows: readonly ChemicalElement[]
  /** Number of rows before these. */
  readonly offset: number
  /** Total number of rows. */
  readonly count: number
}

export async function fetchElements({ search, offset, limit }: ElementsQuery, signal: AbortSignal): Promise<Answer> {
  const parameters = new URLSearchParams({ search, offset: String(offset), limit: String(limit) })
  const response = await fetch(`/api/elements?${parameters}`, { signal })
  if (!response.ok) throw new Error(`The server responded with ${response.status}`)
  return response.json()
}
