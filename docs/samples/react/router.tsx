import { usePagination } from '@dogear/react'
import { useOptimistic, useTransition } from 'react'
import {
  createPath,
  type LoaderFunctionArgs,
  useHref,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
import { readFilter } from '../shared/element-filter'
import { loadElements, pageUrl } from '../shared/load-elements'
import { ElementList } from './element-list'

export const loader = ({ request }: LoaderFunctionArgs) => loadElements(request.url, request.signal)

export default function Elements() {
  const { rows, offset, count } = useLoaderData<typeof loader>()
  const url = createPath(useLocation())
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [isPending, startTransition] = useTransition()
  // The URL that was asked for, until the navigation has ended.
  const [shown, show] = useOptimistic(url)
  // With the base path of the app, which `navigate` adds itself.
  const address = useHref(shown)

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
    getPageUrl: (target) => pageUrl.href(address, target),
    navigate: (_address, target) => goTo(pageUrl.href(shown, target)),
    onPageOutOfRange: (target) => navigate(pageUrl.href(url, target), { replace: true }),
  })

  return (
    <ElementList
      pagination={pagination}
      rows={rows}
      offset={offset}
      filter={readFilter(shown)}
      onFilter={(filter) => goTo(pageUrl.href(url, { page: 1 }, { filter: filter || null }))}
    />
  )
}
