import type { ChemicalElement } from '../../../examples/shared/elements'

export interface Answer {
  rows: readonly ChemicalElement[]
  /** Number of rows before these. */
  offset: number
  /** Total number of rows. */
  count: number
}

export async function fetchElements(offset: number, limit: number, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/elements?offset=${offset}&limit=${limit}`, { signal })
  if (!response.ok) throw new Error(`The server responded with ${response.status}`)
  return response.json()
}
