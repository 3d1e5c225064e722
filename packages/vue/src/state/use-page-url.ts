import { createPageHistory, type PageHistoryOptions, type PageHistoryProps } from '@dogear/core/dom'
import type { PageUrl } from '@dogear/core/url'
import {
  getCurrentInstance,
  hasInjectionContext,
  inject,
  onMounted,
  onUnmounted,
  type ShallowRef,
  shallowRef,
  ssrContextKey,
} from 'vue'

export interface UsePageUrlProps extends PageHistoryOptions {}

export interface UsePageUrlReturn extends Readonly<ShallowRef<PageHistoryProps>> {}

/**
 * Keeps page and page size in the address, for apps without a router. Pass the result to `Pagination.Root` with `v-bind`,
 * or spread its value into the options of `usePagination`.
 */
export function usePageUrl(pageUrl: PageUrl, options?: UsePageUrlProps): UsePageUrlReturn {
  const { subscribe, get, getInitial } = createPageHistory(pageUrl, options)
  // On a server, which may have a document, too. Only a component that is being hydrated has an element before it is mounted.
  const isInitial = hasInjectionContext() && (inject(ssrContextKey, undefined) || getCurrentInstance()?.vnode.el)
  const props = shallowRef(isInitial ? getInitial() : get())
  const update = () => {
    props.value = get()
  }
  onMounted(() => {
    update()
    onUnmounted(subscribe(update))
  })
  return props
}
