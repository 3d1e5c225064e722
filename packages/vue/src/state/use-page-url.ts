import {
  createPageHistory,
  createPageRouter,
  type PageHistoryOptions,
  type PageHistoryProps,
  type PageList,
  type PageRouter,
} from '@dogear/core/dom'
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
  watchEffect,
} from 'vue'

export interface UsePageUrlProps extends PageHistoryOptions {
  /**
   * The router, if the app has one: a function that returns it, or an object with getters. It then owns the URL, and `url` is
   * ignored. Default: the browser's History API.
   */
  router?: PageRouter | (() => PageRouter) | undefined
}

interface PageUrlProps extends PageHistoryProps {
  /**
   * With a router: whether another page, page size or filter of this list was asked for and isn't there yet, or the router is on its
   * way to a URL that no list asked for.
   */
  readonly busy?: boolean
}

export interface UsePageUrlReturn extends Readonly<ShallowRef<PageUrlProps>> {}

/**
 * Keeps page and page size in the address, or in the URL of a router. Pass the result to `Pagination.Root` with `v-bind`, or
 * spread its value into the options of `usePagination`.
 */
export function usePageUrl(pageUrl: PageUrl, options?: UsePageUrlProps): UsePageUrlReturn {
  const { history, router } = options ?? {}
  const list: PageList = router ? createPageRouter(pageUrl, { history, router }) : createPageHistory(pageUrl, options)
  // On a server, which may have a document, too. Only a component that is being hydrated has an element before it is mounted.
  let isInitial = !!(hasInjectionContext() && (inject(ssrContextKey, undefined) || getCurrentInstance()?.vnode.el))
  const get = () => (isInitial ? list.getInitial() : list.get())
  const props = shallowRef<PageUrlProps>(get())
  const update = () => {
    list.update?.()
    props.value = get()
  }
  if (router) watchEffect(update, { flush: 'sync' })
  onMounted(() => {
    isInitial = false
    update()
    onUnmounted(list.subscribe(update))
  })
  return props
}
