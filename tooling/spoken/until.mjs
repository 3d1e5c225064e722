import { setTimeout as delay } from 'node:timers/promises'

/** Waits until a condition has a value, and returns it. */
export async function until(what, condition, limit = 30_000) {
  for (const end = Date.now() + limit; Date.now() < end; await delay(50)) {
    const value = await condition()
    if (value) return value
  }
  throw new Error(`There was no ${what} within ${limit / 1000} s.`)
}

/** The first match in what a stream prints. */
export function untilPrinted(what, stream, pattern) {
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  return until(what, () => pattern.exec(text)?.[1], 60_000)
}
