import { callInTurn } from '../requests/call-in-turn.js'
import type { HistoryMode } from './page-props.js'
import type { PageRouter } from './router.js'

/** What a router was asked for. */
interface Navigation {
  /** The URL that it was asked from, and those that have been asked for since then. The last one is shown. */
  readonly urls: readonly string[]
  readonly replace: boolean
  /** The `PageUrl` of each list that has asked. */
  readonly by: readonly object[]
  /**
   * Whether `isNavigating` counts. `asked`: not yet, because the router may need a task to start, or has returned a promise. `begun`: if
   * it is false, the router has stopped. A navigation can end in either phase, and become `begun` after it has ended.
   */
  phase: 'asked' | 'begun'
}

/** What the lists of a router share. */
interface Memory {
  /** The navigation that hasn't ended. */
  navigation?: Navigation | undefined
  /**
   * The last navigation that has ended. A router may change its URL and still load the page: until it stops, this says who asked for it.
   */
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
 * Asks a router for URLs, and remembers for all its lists what was asked for until that has ended. `settle` receives a function to
 * call once the page that a promise has loaded is rendered.
 */
export function shareNavigation(router: () => PageRouter, pageUrl: object, settle = (end: () => void) => end()) {
  const memory = memoryOf(router().scope)
  /** What this list asked for last. Another list can have the same `pageUrl`. */
  let own: Navigation | undefined
  /** The router's URL when this list last looked. Only a list that was at a URL of the navigation can tell that its router has left it. */
  let lastUrl: string | undefined

  const navigationAt = (url?: string) =>
    memory.navigation?.urls.includes(url as string) ? memory.navigation : undefined
  const shownAt = (url: string) => navigationAt(url)?.urls.at(-1) ?? url
  /** The navigation that a URL belongs to, including one that has already changed the URL but still loads. */
  const askedAt = (url: string, isNavigating: boolean | undefined) =>
    navigationAt(url) ?? (isNavigating && memory.ended?.urls.at(-1) === url ? memory.ended : undefined)

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
    const hasStopped = navigation && navigation === own && navigation.phase === 'begun' && !isNavigating
    if (hasArrivedOrLeft || hasStopped) end(navigation)
    // Once the router has stopped, this no longer counts. While only asked, the router may not have started to load.
    if (memory.ended && memory.ended === own && own.phase === 'begun' && !isNavigating) memory.ended = undefined
  }

  const ask = (to: string, mode: HistoryMode) => {
    const current = router()
    const { url, isNavigating } = current
    const before = navigationAt(url)
    if (to === shownAt(url)) return
    // The router drops the navigation under way. If that one would have added a history entry, this one has to, even if it should replace.
    // On the way back to the current URL, there is nothing to add.
    const replace = to === url || (mode === 'replace' && before?.replace !== false)
    const { urls = [url], by = [] } = askedAt(url, isNavigating) ?? {}
    const navigation: Navigation = { urls: [...urls, to], replace, by: [...by, pageUrl], phase: 'asked' }
    memory.navigation = navigation
    own = navigation
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
    // The lists show the new URL before the router acts.
    callInTurn([...memory.listeners, navigate])
  }

  return {
    getAsked: () => memory.navigation,
    askedAt,
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
        // No other list can tell when its router stops.
        end(own)
        if (memory.ended === own) memory.ended = undefined
      }
    },
  }
}
