import {
  createPageHistory,
  createPageRouter,
  type PageHistoryOptions,
  type PageHistoryProps,
  type PageList,
  type PageRouter,
} from '@dogear/core/dom'
import type { PageUrl } from '@dogear/core/url'

export interface UsePageUrlProps extends PageHistoryOptions {
  /**
   * The router, if the app has one: a function that returns it, or an object with getters. It then owns the URL, and `url` is
   * ignored. Default: the browser's History API.
   */
  router?: PageRouter | (() => PageRouter) | undefined
}

export interface UsePageUrlReturn extends PageHistoryProps {
  /**
   * With a router: whether another page, page size or filter of this list was asked for and isn't there yet, or the router is on its
   * way to a URL that no list asked for.
   */
  readonly busy?: boolean
}

/**
 * Keeps page and page size in the address, or in the URL of a router. Spread the result into `Pagination.Root` or into the
 * options of `usePagination`, without destructuring it.
 */
export function usePageUrl(pageUrl: PageUrl, options?: UsePageUrlProps): UsePageUrlReturn {
  const { history, router } = options ?? {}
  const list: PageList = router ? createPageRouter(pageUrl, { history, router }) : createPageHistory(pageUrl, options)
  const initial = list.getInitial()
  // Svelte doesn't say whether it is hydrating, so the address counts from the first effect on.
  let changes = $state.raw(0)
  const props = $derived<UsePageUrlReturn>(changes ? list.get() : initial)
  $effect(() => {
    let count = 0
    const update = () => {
      changes = ++count
    }
    update()
    return list.subscribe(update)
  })
  $effect(() => list.update?.())
  const shown = {
    ...initial,
    get page() {
      return props.page
    },
    get pageSize() {
      return props.pageSize
    },
    get getPageUrl() {
      return props.getPageUrl
    },
  }
  // Not enumerable, as in the core, so that no element receives it.
  return Object.defineProperties(shown, {
    url: { get: () => props.url },
    setParams: { value: initial.setParams },
    ...(router && { busy: { get: () => props.busy, enumerable: true } }),
  })
}
