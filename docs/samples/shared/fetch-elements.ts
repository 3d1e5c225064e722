import type { Answer } from '../server/request'
import { elements } from './elements'

export type { Answer }

/** Stands in for a request to a server: it takes its time, and can be called off. */
export async function fetchElements(offset: number, limit: number, signal: AbortSignal): Promise<Answer> {
  await answerOfServer(400, signal)
  return { rows: elements.slice(offset, offset + limit), offset, count: elements.length }
}

/** Counting often takes longer than reading one page. */
export async function countElements(signal: AbortSignal): Promise<number> {
  await answerOfServer(1500, signal)
  return elements.length
}

function answerOfServer(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    setTimeout(resolve, milliseconds)
  })
}
