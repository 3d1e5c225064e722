'use client'

import { createPageHistory, type PageHistoryOptions, type PageHistoryProps } from '@dogear/core/dom'
import type { PageUrl } from '@dogear/core/url'
import { useMemo, useSyncExternalStore } from 'react'

export interface UsePageUrlProps extends PageHistoryOptions {}

export interface UsePageUrlReturn extends PageHistoryProps {}

/**
 * Keeps page and page size in the address, for apps without a router. Spread the result into `Pagination.Root` or into the
 * options of `usePagination`.
 */
export function usePageUrl(pageUrl: PageUrl, options?: UsePageUrlProps): UsePageUrlReturn {
  const { history, url } = options ?? {}
  const { subscribe, get, getInitial } = useMemo(
    () => createPageHistory(pageUrl, { history, url }),
    [pageUrl, history, url],
  )
  return useSyncExternalStore(subscribe, get, getInitial)
}
