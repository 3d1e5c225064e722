import type { PageRouter } from '@dogear/core/dom'
import { vi } from 'vitest'

/** What ends a navigation of a router: its promise is settled, or `isNavigating` is false again. */
export type Kind = 'promise' | 'flag'

interface TestRouterOptions {
  /** Default: it has its URL at once. */
  readonly kind?: Kind | undefined
  readonly url?: string
}

/** A router that arrives at its URL, or not, when the test says so. */
export function createTestRouter({ kind, url = '/list?q=a%20b#part' }: TestRouterOptions = {}) {
  const entries: [url: string, mode: 'push' | 'replace'][] = []
  const observers: (() => void)[] = []
  const reported = vi.fn<(error: unknown) => void>()
  let latest: { readonly arrive: () => void; readonly end: (error?: Error) => void } | undefined
  const change = (next: Partial<Pick<PageRouter, 'url' | 'isNavigating'>>) => {
    Object.assign(router, next)
    for (const observer of observers) observer()
  }
  const start = (arrive: () => void) => {
    latest?.end()
    let isOpen = true
    if (kind === 'flag') change({ isNavigating: true })
    const navigation = new Promise<void>((resolve, reject) => {
      const end = (error?: Error) => {
        if (!isOpen) return
        isOpen = false
        if (kind === 'flag') change({ isNavigating: false })
        if (error) reject(error)
        else resolve()
      }
      latest = {
        end,
        arrive() {
          if (isOpen) arrive()
          end()
        },
      }
    })
    // What the browser would report.
    navigation.finally = (end) => Promise.prototype.finally.call(navigation, end).catch(reported) as Promise<never>
    return kind === 'promise' ? navigation : undefined
  }
  const router = {
    url,
    isNavigating: false,
    scope: {},
    navigate: vi.fn((to: string, { replace }: { readonly replace: boolean }): unknown => {
      const arrive = () => {
        entries.push([to, replace ? 'replace' : 'push'])
        change({ url: to })
      }
      return kind ? start(arrive) : arrive()
    }),
  } satisfies PageRouter
  return {
    /** Changes with each navigation. */
    router,
    entries,
    /** Called with errors of its promises. */
    reported,
    /** Calls a function after each change. */
    observe: (observer: () => void) => void observers.push(observer),
    change,
    arrive: () => latest?.arrive(),
    /** Stays where it is. With an error, its promise rejects. */
    refuse: (error?: Error) => latest?.end(error),
  }
}
