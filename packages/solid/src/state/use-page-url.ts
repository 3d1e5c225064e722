import { createPageHistory, type PageHistoryOptions, type PageHistoryProps } from '@dogear/core/dom'
import type { PageUrl } from '@dogear/core/url'
import { createSignal, mergeProps, onCleanup, onMount, sharedConfig } from 'solid-js'
import { isServer } from 'solid-js/web'

export interface UsePageUrlProps extends PageHistoryOptions {}

export interface UsePageUrlReturn extends PageHistoryProps {}

/**
 * Keeps page and page size in the address, for apps without a router. Spread the result into `Pagination.Root` or into the
 * options of `usePagination`, without destructuring it.
 */
export function usePageUrl(pageUrl: PageUrl, options?: UsePageUrlProps): UsePageUrlReturn {
  const { subscribe, get, getInitial } = createPageHistory(pageUrl, options)
  // On a server, `mergeProps` leaves `url` and `setParams` out.
  if (isServer) return getInitial()
  const [props, setProps] = createSignal(sharedConfig.context ? getInitial() : get())
  onMount(() => {
    const update = () => setProps(get())
    update()
    onCleanup(subscribe(update))
  })
  return mergeProps(() => props())
}
