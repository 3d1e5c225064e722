import { callInTurn } from '../requests/call-in-turn.js'
import type { HistoryMode } from './page-props.js'
import type { PageRouter } from './router.js'

/** What a router was asked for. */
interface Navigation {
  /** The URL that it was asked from, and those that have been asked for since then. The last one is shown. */
  readonly urls: readonly string[]
  readonly replace: boolean
  /** The lists that have asked, the latest one at the end. */
  readonly by: readonly object[]
  /**
   * `asked`: the router may need a task to begin, or has returned a promise. `begun`: `isNavigating` tells whether it still loads. In
   * either phase, the navigation can end: when the router arrives, stops or goes elsewhere.
   */
  phase: 'asked' | 'begun'
}

/** What the lists of a router share. */
interface Memory {
  /** The navigation that hasn't ended. */
  navigation?: Navigation | undefined
  /** The last one that has. It counts for as long as the router loads what belongs to its URL. */
  ended?: Navigation | undefined
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
  /** The URL of the router at the last look. Another router may have another URL. */
  let lastUrl: string | undefined

  const navigationAt = (url?: string) =>
    memory.navigation?.urls.includes(url as string) ? memory.navigation : undefined
  const shownAt = (url: string) => navigationAt(url)?.urls.at(-1) ?? url
  /** What was asked for, also where it has changed the URL already and still loads. */
  const askedBy = (url: string, isNavigating: boolean | undefined) =>
    navigationAt(url) ?? (isNavigating && memory.ended?.urls.at(-1) === url ? memory.ended : undefined)
  const isOwn = (navigation: Navigation | undefined) => navigation?.by.at(-1) === list

  const end = (navigation: Navigation | undefined) => {
    if (!navigation || navigation !== memory.navigation) return
    memory.navigation = undefined
    memory.ended = navigation
    callInTurn([...memory.listeners])
  }

  const update = () => {
    const { url, isNavigating } = router()
    const navigation = navigationAt(lastUrl)
    lastUrl = url
    const hasArrivedOrLeft = shownAt(url) === url
    // Only the list that asked knows whether its router has stopped: another one may have rendered an older router.
    const hasStopped = isOwn(navigation) && navigation?.phase === 'begun' && !isNavigating
    if (hasArrivedOrLeft || hasStopped) end(navigation)
    if (!isNavigating && memory.ended?.phase === 'begun') memory.ended = undefined
  }

  const ask = (to: string, mode: HistoryMode) => {
    const current = router()
    const { url, isNavigating } = current
    const before = navigationAt(url)
    if (to === shownAt(url)) return
    // A router drops the navigation that this one replaces, and its history entry.
    const replace = to === url || (mode === 'replace' && before?.replace !== false)
    const { urls = [url], by = [] } = askedBy(url, isNavigating) ?? {}
    const navigation: Navigation = { urls: [...urls, to], replace, by: [...by, list], phase: 'asked' }
    memory.navigation = navigation
    lastUrl = url
    const begin = () => {
      navigation.phase = 'begun'
      update()
    }
    const navigate = () => {
      let result: Partial<PromiseLike<unknown>> | undefined
      try {
        result = current.navigate(to, { replace }) as typeof result
      } finally {
        if (!result?.then) setTimeout(begin)
        else Promise.resolve(result).finally(() => settle(() => callInTurn([begin, () => end(navigation)])))
      }
    }
    callInTurn([...memory.listeners, navigate])
  }

  return {
    getAsked: () => memory.navigation,
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
        if (isOwn(memory.navigation)) end(memory.navigation)
      }
    },
  }
}
