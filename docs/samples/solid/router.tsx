import { createPageUrl } from '@dogear/core/url'
import { usePagination } from '@dogear/solid'
import { useLocation, useNavigate } from '@solidjs/router'
import { findElements, readFilter, setFilter } from '../shared/element-filter'
import { ElementList } from './element-list'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function Elements() {
  const location = useLocation()
  const navigate = useNavigate()
  const url = () => location.search + location.hash
  const filter = () => readFilter(url())
  const found = () => findElements(filter())

  const pagination = usePagination(() => ({
    count: found().length,
    type: 'link',
    ...pageUrl.read(url()),
    getPageUrl: (target) => pageUrl.href(url(), target),
    navigate: (to) => navigate(to, { scroll: false }),
    onPageOutOfRange: (target) => navigate(pageUrl.href(url(), target), { replace: true, scroll: false }),
  }))

  return (
    <ElementList
      pagination={pagination}
      found={found()}
      filter={filter()}
      onFilter={(filter) => navigate(pageUrl.href(setFilter(url(), filter), { page: 1 }))}
    />
  )
}
