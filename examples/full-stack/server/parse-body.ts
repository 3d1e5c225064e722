import { HTTPException } from 'hono/http-exception'

/** The id of a product in a request. */
export function parseId(text: unknown): number {
  if (typeof text === 'string' && /^\d{1,9}$/.test(text)) return Number(text)
  throw new HTTPException(400, { message: `The id of a product must be an integer, but it is "${text}".` })
}

/** How many products to add. */
export function parseCount(body: unknown): number {
  const count = body && typeof body === 'object' && 'count' in body ? body.count : undefined
  if (typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= 100) return count
  throw new HTTPException(400, {
    message: `"count" must be an integer from 1 to 100, but it is ${JSON.stringify(count)}.`,
  })
}
