import { elements } from '../../../examples/shared/elements'
import type { Answer } from '../server/request'

export type { Answer }

/** Simulates a request to a server: it is slow and can be aborted. */
export async function fetchElements(offset: number, limit: number, signal: AbortSignal): Promise<Answer> {
  await wait(400, signal)
  return { rows: elements.slice(offset, offset + limit), offset, count: elements.length }
}

/** Simulates a slow count: counting often takes longer than reading one page. */
export async function countElements(signal: AbortSignal): Promise<number> {
  await wait(1500, signal)
  return elements.length
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    setTimeout(resolve, milliseconds)
  })
}
