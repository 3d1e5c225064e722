import { usePageUrl, usePagination } from '@dogear/solid'
import type { PageUrl } from '@dogear/solid/url'
import { createAsync, query, useHref, useIsRouting, useLocation, useNavigate } from '@solidjs/router'
import { createMemo, createSignal, startTransition } from 'solid-js'
import { loadElements, pageUrl, readFilter } from '../shared/load-elements'
import { ElementList } from './element-list'

const queryElements = query((url: string) => loadElements(url), 'elements')

/** Connects a list to the router. Use it for every list of the app. */
export function createRouterPage(pageUrl: PageUrl) {
  const location = useLocation()
  const navigate = useNavigate()
  const isRouting = useIsRouting()
  // `#` in a hash router.
  const prefix = useHref(() => '')
  return usePageUrl(pageUrl, {
    router: () => ({
      url: location.pathname + location.search + location.hash,
      isNavigating: isRouting(),
      // The URL contains the base path of the app already.
      navigate: (url, { replace }) => navigate(url, { replace, resolve: false, scroll: false }),
      href: (url) => `${prefix()}${url}`,
    }),
  })
}

export default function Elements() {
  const location = useLocation()
  const list = createRouterPage(pageUrl)
  const [attempts, setAttempts] = createSignal(1)
  // `undefined` after an error, which the router must not remember for Back and Forward.
  const answer = createAsync(() => {
    attempts()
    const { search } = location
    return queryElements(search).catch(() => void query.delete(queryElements.keyFor(search)))
  })
  const latest = createMemo<ReturnType<typeof answer>>((before) => answer() ?? before)

  const pagination = usePagination(() => ({
    count: latest()?.count,
    type: 'link',
    ...list,
    busy: list.busy || !answer(),
  }))

  return (
    <ElementList
      pagination={pagination}
      rows={latest()?.rows ?? []}
      offset={latest()?.offset ?? 0}
      filter={readFilter(list.url)}
      onFilter={(filter) => list.setParams({ filter: filter || null })}
      failed={!answer() && !list.busy}
      onRetry={() => startTransition(() => setAttempts((attempts) => attempts + 1))}
    />
  )
}
