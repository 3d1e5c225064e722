import { usePagination } from '@dogear/react'
import { useOptimistic, useTransition } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router'
import { readFilter, setFilter } from '../shared/element-filter'
import { loadElements, pageUrl } from '../shared/load-elements'
import { ElementList } from './element-list'

export const loader = ({ request }: LoaderFunctionArgs) => loadElements(request.url, request.signal)

export default function Elements() {
  const { rows, offset, count } = useLoaderData<typeof loader>()
  const { search, hash } = useLocation()
  const url = search + hash
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [isPending, startTransition] = useTransition()
  // The URL that was asked for, until the navigation has ended.
  const [shown, show] = useOptimistic(url)

  const goTo = (to: string) =>
    startTransition(async () => {
      show(to)
      await navigate(to)
    })

  const pagination = usePagination({
    count,
    type: 'link',
    ...pageUrl.read(shown),
    busy: isPending || navigation.state === 'loading',
    getPageUrl: (target) => pageUrl.href(shown, target),
    navigate: goTo,
    onPageOutOfRange: (target) => navigate(pageUrl.href(url, target), { replace: true }),
  })

  return (
    <ElementList
      pagination={pagination}
      rows={rows}
      offset={offset}
      filter={readFilter(url)}
      onFilter={(filter) => goTo(pageUrl.href(setFilter(url, filter), { page: 1 }))}
    />
  )
}
