import { usePagination } from '@dogear/solid'
import { createAsync, query, revalidate, useIsRouting, useLocation, useNavigate } from '@solidjs/router'
import { createEffect, createSignal, Show } from 'solid-js'
import { readFilter } from '../shared/element-filter'
import { loadElements, pageUrl } from '../shared/load-elements'
import { ElementList } from './element-list'

const queryElements = query((url: string) => loadElements(url), 'elements')

export default function Elements() {
  const location = useLocation()
  const navigate = useNavigate()
  const isRouting = useIsRouting()
  const url = () => location.pathname + location.search + location.hash
  // `undefined` after an error.
  const answer = createAsync(() => queryElements(location.search).catch(() => undefined))

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
    count: answer()?.count,
    type: 'link',
    ...pageUrl.read(shown()),
    busy: isRouting() || !answer(),
    getPageUrl: (target) => pageUrl.href(shown(), target),
    navigate: goTo,
    onPageOutOfRange: (target) =>
      navigate(pageUrl.href(url(), target), { replace: true, resolve: false, scroll: false }),
  }))

  return (
    <>
      <ElementList
        pagination={pagination}
        rows={answer()?.rows ?? []}
        offset={answer()?.offset ?? 0}
        filter={readFilter(shown())}
        onFilter={(filter) => goTo(pageUrl.href(url(), { page: 1 }, { filter: filter || null }))}
      />
      <Show when={!answer()}>
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={() => revalidate(queryElements.key)}>
            Try again
          </button>
        </p>
      </Show>
    </>
  )
}
