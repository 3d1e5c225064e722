import { usePagination } from '@dogear/solid'
import { createAsync, query, useHref, useIsRouting, useLocation, useNavigate } from '@solidjs/router'
import { createEffect, createMemo, createSignal, startTransition } from 'solid-js'
import { loadElements, pageUrl, readFilter } from '../shared/load-elements'
import { ElementList } from './element-list'

const queryElements = query((url: string) => loadElements(url), 'elements')

export default function Elements() {
  const location = useLocation()
  const navigate = useNavigate()
  const isRouting = useIsRouting()
  // `#/` in a hash router.
  const base = useHref(() => '/')
  const url = () => location.pathname + location.search + location.hash
  const [attempts, setAttempts] = createSignal(1)
  // `undefined` after an error, which the router must not remember for Back and Forward.
  const answer = createAsync(() => {
    attempts()
    const { search } = location
    return queryElements(search).catch(() => void query.delete(queryElements.keyFor(search)))
  })
  const latest = createMemo<ReturnType<typeof answer>>((before) => answer() ?? before)

  // The URL that was asked for, while the router loads its rows.
  const [asked, ask] = createSignal<string>()
  const shown = () => (isRouting() && asked()) || url()
  createEffect(() => {
    if (!isRouting()) ask()
  })

  function goTo(to: string) {
    ask(to)
    // The URL contains the base path of the app already.
    navigate(to, { resolve: false, scroll: false })
  }

  const pagination = usePagination(() => ({
    count: latest()?.count,
    type: 'link',
    ...pageUrl.read(shown()),
    busy: isRouting() || !answer(),
    getPageUrl: (target) => base()?.replace('/', '') + pageUrl.href(shown(), target),
    navigate: (_address, target) => goTo(pageUrl.href(shown(), target)),
    onPageOutOfRange: (target) =>
      navigate(pageUrl.href(url(), target), { replace: true, resolve: false, scroll: false }),
  }))

  return (
    <ElementList
      pagination={pagination}
      rows={latest()?.rows ?? []}
      offset={latest()?.offset ?? 0}
      filter={readFilter(shown())}
      onFilter={(filter) => goTo(pageUrl.href(shown(), { page: 1 }, { filter: filter || null }))}
      failed={!answer() && !isRouting()}
      onRetry={() => startTransition(() => setAttempts((attempts) => attempts + 1))}
    />
  )
}
