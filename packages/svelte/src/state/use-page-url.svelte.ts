import { createPageHistory, type PageHistoryOptions, type PageHistoryProps } from '@dogear/core/dom'
import type { PageUrl } from '@dogear/core/url'

export interface UsePageUrlProps extends PageHistoryOptions {}

export interface UsePageUrlReturn extends PageHistoryProps {}

/**
 * Keeps page and page size in the address, for apps without a router. Spread the result into `Pagination.Root` or into the
 * options of `usePagination`, without destructuring it.
 */
export function usePageUrl(pageUrl: PageUrl, options?: UsePageUrlProps): UsePageUrlReturn {
  const { subscribe, get, getInitial } = createPageHistory(pageUrl, options)
  // Svelte doesn't say whether it is hydrating, so the address counts from the first effect on.
  let props = $state.raw(getInitial())
  $effect(() => {
    const update = () => {
      props = get()
    }
    update()
    return subscribe(update)
  })
  const shown = {
    ...getInitial(),
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
    setParams: { value: getInitial().setParams },
  })
}
