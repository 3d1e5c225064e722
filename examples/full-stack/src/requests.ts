import type { Answer } from './answer'

/** Fetches one page of products. `search` is the query of the URL. */
export const fetchAnswer = async (search: string, signal: AbortSignal): Promise<Answer> =>
  (await request(`api/products${search}`, { signal })).json()

/** Adds five products. */
export const addProducts = () => request('api/products', { method: 'POST' })

/** Deletes a product. It doesn't matter if somebody else was faster. */
export const deleteProduct = (id: number) => request(`api/products/${id}`, { method: 'DELETE' }, 404)

async function request(url: string, options: RequestInit, accepted?: number) {
  const response = await fetch(url, options)
  if (!response.ok && response.status !== accepted) throw new Error(`The server responded with ${response.status}`)
  return response
}
