import { expect, vi } from 'vitest'
import { openFrame } from './frame.js'
import type { Host, Sight } from './host.js'

export const getPageUrl = ({ page }: { page: number }) => `/contract/page?page=${page}`
export const getPageHash = ({ page }: { page: number }) => `#page=${page}`

/** Shows links in a document of their own, and tells which pages have been asked for. */
export async function showLinks(show: Host['show'], sight: Sight, path?: string) {
  const frame = await openFrame(path)
  const onPageChange = vi.fn()
  const shown = await show({ count: 100, type: 'link', getPageUrl, onPageChange, ...sight }, frame.container)
  const asked = (): number[] => onPageChange.mock.calls.map(([{ page }]) => page)
  return { ...shown, ...frame, asked }
}

/** Links to documents that the server answers with, once they are released: a page if they are `held`, else `nothing`. */
export function serverPages(answer: 'held' | 'nothing') {
  const key = crypto.randomUUID()
  const count = async () => Number(await (await fetch(`/contract/count?key=${key}`)).text())
  return {
    getPageUrl: ({ page }: { page: number }) => `/contract/${answer}?key=${key}&page=${page}`,
    /** Comes back when the browser has requested so many of them, at least. */
    requested: (times: number) => expect.poll(count).toBeGreaterThanOrEqual(times),
    release: () => fetch(`/contract/release?key=${key}`),
  }
}
