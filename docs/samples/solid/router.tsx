import { usePagination } from '@dogear/solid'
import { createAsync, query, useLocation } from '@solidjs/router'
import { createMemo, createSignal, useTransition } from 'solid-js'
import { loadElements, pageUrl, readFilter, readQuery } from '../shared/load-elements'
import { createRouterPage } from './create-router-page'
import { ElementList } from './element-list'

const queryElements = query((asked: string) => loadElements(asked), 'elements')

export default function Elements() {
  const location = useLocation()
  const list = createRouterPage(pageUrl)
  const [attempts, setAttempts] = createSignal(1)
  const [isRetrying, start] = useTransition()
  const asked = createMemo(() => readQuery(location.search))
  // `undefined` after an error, which the router must not remember for Back and Forward.
  const answer = createAsync(() => {
    attempts()
    const key = asked()
    return queryElements(key).catch(() => void query.delete(queryElements.keyFor(key)))
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
      failed={!answer() && !list.busy && !isRetrying()}
      onRetry={() => start(() => setAttempts((attempts) => attempts + 1))}
    />
  )
}
