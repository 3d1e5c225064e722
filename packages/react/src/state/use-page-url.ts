'use client'

import {
  createPageHistory,
  createPageRouter,
  type PageHistoryOptions,
  type PageHistoryProps,
  type PageList,
  type PageRouter,
  type PageRouterList,
} from '@dogear/core/dom'
import type { PageUrl } from '@dogear/core/url'
import { useMemo, useState, useSyncExternalStore, useTransition } from 'react'
import { useBeforePaint } from '../render/after-commit.js'

export interface UsePageUrlProps extends PageHistoryOptions {
  /** The router, if the app has one. It then owns the URL, and `url` is ignored. Default: the browser's History API. */
  router?: PageRouter | undefined
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
 * options of `usePagination`.
 */
export function usePageUrl(pageUrl: PageUrl, options?: UsePageUrlProps): UsePageUrlReturn {
  const { history, url, router } = options ?? {}
  const hasRouter = !!router
  const [isPending, startTransition] = useTransition()
  const [settled, settle] = useState<() => void>()
  const current = router && {
    ...router,
    isNavigating: router.isNavigating || isPending,
    /** In a transition, which is pending until React shows what the router has changed. */
    navigate(...to: Parameters<PageRouter['navigate']>) {
      let result: unknown
      startTransition(() => {
        result = router.navigate(...to)
      })
      return result
    },
  }
  const [latest] = useState(() => createLatest(current))
  const list = useMemo((): PageList => {
    if (!hasRouter) return createPageHistory(pageUrl, { history, url })
    return createPageRouter(pageUrl, {
      history,
      router: () => latest.get(),
      // A router may be there before React shows it. This transition ends with that of the router, or later.
      settle: (end) => startTransition(() => settle(() => end)),
    })
  }, [pageUrl, history, url, hasRouter, latest])

  useBeforePaint(() => {
    latest.set(current)
    settled?.()
    list.update?.()
  })
  const { subscribe, get, getInitial, getAsked } = list
  const stored = useSyncExternalStore<unknown>(subscribe, getAsked ?? get, getAsked ? () => list : getInitial)
  return current ? readRouter(list as PageRouterList, current, stored) : (stored as UsePageUrlReturn)
}

/**
 * What to show. `asked` is the list itself on a server and while hydrating, and else what its router was asked for. It is a
 * parameter, so that code of the React Compiler calls this again when it changes.
 */
function readRouter(list: PageRouterList, router: PageRouter, asked: unknown) {
  return asked === list ? list.getInitial(router) : list.get(router)
}

/** The router as last rendered. */
function createLatest(latest: PageRouter | undefined) {
  return {
    get: () => latest as PageRouter,
    set(router: PageRouter | undefined) {
      latest = router
    },
  }
}
