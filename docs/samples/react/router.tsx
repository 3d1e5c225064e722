import { usePagination } from '@dogear/react'
import { useState } from 'react'
import {
  createPath,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from 'react-router'
import { loadElements, pageUrl, readFilter, readQuery } from '../shared/load-elements'
import { ElementList } from './element-list'
import { useRouterPage } from './use-router-page'

/** Returns null after an error. The `ErrorBoundary` of a loader that throws would replace the list and its controls. */
export const loader = ({ request }: LoaderFunctionArgs) => loadElements(request.url, request.signal).catch(() => null)

/** Loads again for another page, page size or filter, and for Try again, but not when another list changes the URL. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href || readQuery(currentUrl.search) !== readQuery(nextUrl.search)

export default function Elements() {
  const data = useLoaderData<typeof loader>()
  // The answer before an error stays.
  const [answer, setAnswer] = useState(data)
  if (data && data !== answer) setAnswer(data)
  const list = useRouterPage(pageUrl)
  const { state, revalidate } = useRevalidator()
  // Where a link or Back leads to.
  const next = useNavigation().location
  const isLeaving = !!next && readQuery(createPath(next)) !== readQuery(list.url)
  const isLoading = isLeaving || state === 'loading' || list.busy
  const pagination = usePagination({ count: answer?.count, type: 'link', ...list, busy: isLoading || !data })

  return (
    <ElementList
      pagination={pagination}
      rows={answer?.rows ?? []}
      offset={answer?.offset ?? 0}
      filter={readFilter(list.url)}
      onFilter={(filter) => list.setParams({ filter: filter || null })}
      failed={!data && !isLoading}
      onRetry={revalidate}
    />
  )
}
