import type { ChemicalElement } from '../shared/elements'

export interface Answer {
  rows: readonly ChemicalElement[]
  /** Rows before these. */
  offset: number
  /** Rows in all. */
  count: number
}

export async function fetchElements(offset: number, limit: number, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/elements?offset=${offset}&limit=${limit}`, { signal })
  if (!response.ok) throw new Error(`The server answered with ${response.status}`)
  return response.json()
}
