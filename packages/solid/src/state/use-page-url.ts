import {
  createPageHistory,
  createPageRouter,
  type PageHistoryOptions,
  type PageHistoryProps,
  type PageList,
  type PageRouter,
} from '@dogear/core/dom'
import type { PageUrl } from '@dogear/core/url'
import { createEffect, createMemo, createSignal, mergeProps, onCleanup, onMount, sharedConfig } from 'solid-js'
import { isServer } from 'solid-js/web'

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
  // On a server, `mergeProps` leaves `url` and `setParams` out.
  if (isServer) return list.getInitial()
  const [isReady, render] = createSignal(!sharedConfig.context, { equals: false })
  // `get` reads the router's signals.
  const props = createMemo<UsePageUrlReturn>(() => (isReady() ? list.get() : list.getInitial()))
  const update = () => render(true)
  onMount(() => {
    update()
    onCleanup(list.subscribe(update))
  })
  createEffect(() => list.update?.())
  return mergeProps(() => props())
}
