import { usePageUrl, usePagination } from '@dogear/react'
import type { PageUrl } from '@dogear/react/url'
import { useState } from 'react'
import {
  createPath,
  type LoaderFunctionArgs,
  useHref,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router'
import { loadElements, pageUrl, readFilter } from '../shared/load-elements'
import { ElementList } from './element-list'

/** Connects a list to the router. Use it for every list of the app. */
export function useRouterPage(pageUrl: PageUrl) {
  const url = createPath(useLocation())
  // With the base path of the app or the `#` of a hash router, which `navigate` adds itself.
  const root = useHref('/')
  const href = (url: string) => (/^\/([?#]|$)/.test(url) ? root : root.replace(/\/?$/, '/')) + url.slice(1)
  return usePageUrl(pageUrl, { router: { url, navigate: useNavigate(), href } })
}

/** Returns null after an error. The `ErrorBoundary` of a loader that throws would replace the list and its controls. */
export const loader = ({ request }: LoaderFunctionArgs) => loadElements(request.url, request.signal).catch(() => null)

export default function Elements() {
  const data = useLoaderData<typeof loader>()
  // The answer before an error stays.
  const [answer, setAnswer] = useState(data)
  if (data && data !== answer) setAnswer(data)
  const list = useRouterPage(pageUrl)
  const isLoading = useNavigation().state === 'loading' || list.busy
  const { revalidate } = useRevalidator()
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
