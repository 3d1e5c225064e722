import { callInTurn } from '../requests/call-in-turn.js'
import type { HistoryMode } from './page-props.js'
import type { PageRouter } from './router.js'

/** A navigation that hasn't ended. */
interface Asked {
  /** The URL that it was asked from, and those that have been asked for since then. The last one is shown. */
  readonly urls: readonly string[]
  readonly replace: boolean
  /** The lists that have asked. */
  readonly by: readonly object[]
  /** Whether its router has begun to load. */
  hasBegun?: boolean
}

/** What the lists of a router share. */
interface Memory {
  asked?: Asked | undefined
  /** What has ended. It counts for as long as the router loads what belongs to its URL. */
  ended?: Asked | undefined
  readonly listeners: Set<() => void>
}

const memories = new WeakMap<object, Memory>()
/** The scope of routers that name none. */
const wholeDocument = {}

function memoryOf(scope: object = wholeDocument): Memory {
  // The requests of a server share nothing.
  if (typeof document === 'undefined' || !memories.has(scope)) memories.set(scope, { listeners: new Set() })
  return memories.get(scope) as Memory
}

/**
 * Asks a router for URLs, and remembers for all its lists what was asked for until that has ended. `settle` calls `end` when
 * what a promise has brought is shown.
 */
export function createAskedUrl(router: () => PageRouter, list: object, settle = (end: () => void) => end()) {
  const memory = memoryOf(router().scope)
  let own: Asked | undefined
  /** What the URL of the router belonged to at the last look. Another router may have another URL. */
  let followed: Asked | undefined
  /** What ends with `isNavigating`. */
  let started: Asked | undefined

  const askedFrom = (url: string) => (memory.asked?.urls.includes(url) ? memory.asked : undefined)
  const shownAt = (url: string) => askedFrom(url)?.urls.at(-1) ?? url
  /** What was asked for, also where it has changed the URL already and still loads. */
  const askedBy = (url: string, isNavigating: boolean | undefined) =>
    askedFrom(url) ?? (isNavigating && memory.ended?.urls.at(-1) === url ? memory.ended : undefined)

  const end = (asked: Asked | undefined) => {
    if (!asked || asked !== memory.asked) return
    memory.asked = undefined
    memory.ended = asked
    callInTurn([...memory.listeners])
  }

  const update = () => {
    const { url, isNavigating } = router()
    const before = followed
    followed = askedFrom(url)
    // The router has arrived, or has gone elsewhere, or has stopped.
    if (shownAt(url) === url || (started === followed && !isNavigating)) end(before)
    if (!isNavigating && memory.ended?.hasBegun) memory.ended = undefined
  }

  const ask = (to: string, mode: HistoryMode) => {
    const current = router()
    const { url, isNavigating } = current
    const before = askedFrom(url)
    if (to === shownAt(url)) return
    // A router drops the navigation that this one replaces, and its history entry.
    const replace = to === url || (mode === 'replace' && before?.replace !== false)
    const { urls = [url], by = [] } = askedBy(url, isNavigating) ?? {}
    const asked: Asked = { urls: [...urls, to], replace, by: [...by, list] }
    own = asked
    followed = asked
    memory.asked = asked
    const begin = () => {
      asked.hasBegun = true
      update()
    }
    callInTurn([
      ...memory.listeners,
      () => {
        let result: Partial<PromiseLike<unknown>> | undefined
        try {
          result = current.navigate(to, { replace }) as typeof result
        } finally {
          if (result?.then) Promise.resolve(result).finally(() => settle(() => callInTurn([begin, () => end(asked)])))
          // Routers and frameworks may need a task to begin.
          else
            setTimeout(() => {
              started = asked
              begin()
            })
        }
      },
    ])
  }

  return {
    getAsked: () => memory.asked,
    askedBy,
    shownAt,
    ask,
    update,
    subscribe(listener: () => void) {
      const observer = () => {
        if (!memory.listeners.has(observer)) return
        update()
        listener()
      }
      memory.listeners.add(observer)
      return () => {
        memory.listeners.delete(observer)
        end(own)
      }
    },
  }
}
