import { usePagination } from '@dogear/react'
import { useOptimistic, useState, useTransition } from 'react'
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

/** Returns null after an error. The `ErrorBoundary` of a loader that throws would replace the list and its controls. */
export const loader = ({ request }: LoaderFunctionArgs) => loadElements(request.url, request.signal).catch(() => null)

export default function Elements() {
  const data = useLoaderData<typeof loader>()
  // The answer before an error stays.
  const [answer, setAnswer] = useState(data)
  if (data && data !== answer) setAnswer(data)
  const url = createPath(useLocation())
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { revalidate } = useRevalidator()
  const [isPending, startTransition] = useTransition()
  const isLoading = isPending || navigation.state === 'loading'
  // The URL that was asked for, until the navigation has ended.
  const [shown, show] = useOptimistic(url)
  // With the base path of the app, which `navigate` adds itself.
  const address = useHref(shown)
  // What a hash router writes before its URLs: `#`.
  const hash = useHref('/').replace(/[^#]*$/, '')

  const goTo = (to: string) =>
    startTransition(async () => {
      show(to)
      await navigate(to)
    })

  const pagination = usePagination({
    count: answer?.count,
    type: 'link',
    ...pageUrl.read(shown),
    busy: isLoading || !data,
    getPageUrl: (target) => hash + pageUrl.href(address.slice(hash.length), target),
    navigate: (_address, target) => goTo(pageUrl.href(shown, target)),
    onPageOutOfRange: (target) => navigate(pageUrl.href(url, target), { replace: true }),
  })

  return (
    <ElementList
      pagination={pagination}
      rows={answer?.rows ?? []}
      offset={answer?.offset ?? 0}
      filter={readFilter(shown)}
      onFilter={(filter) => goTo(pageUrl.href(shown, { page: 1 }, { filter: filter || null }))}
      failed={!data && !isLoading}
      onRetry={revalidate}
    />
  )
}
