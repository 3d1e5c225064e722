import type { Answer } from '../shared/fetch-elements'

export async function fetchElements(offset: number, limit: number, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/elements?offset=${offset}&limit=${limit}`, { signal })
  if (!response.ok) throw new Error(`The server answered with ${response.status}`)
  return response.json()
}
