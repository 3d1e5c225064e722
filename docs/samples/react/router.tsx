import { createPageUrl } from '@dogear/core/url'
import { usePagination } from '@dogear/react'
import { useLocation, useNavigate } from 'react-router'
import { findElements, readFilter, setFilter } from '../shared/element-filter'
import { ElementList } from './element-list'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function Elements() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const url = search + hash
  const filter = readFilter(url)
  const found = findElements(filter)

  const pagination = usePagination({
    count: found.length,
    type: 'link',
    ...pageUrl.read(url),
    getPageUrl: (target) => pageUrl.href(url, target),
    navigate: (to) => navigate(to),
    onPageOutOfRange: (target) => navigate(pageUrl.href(url, target), { replace: true }),
  })

  return (
    <ElementList
      pagination={pagination}
      found={found}
      filter={filter}
      onFilter={(filter) => navigate(pageUrl.href(setFilter(url, filter), { page: 1 }))}
    />
  )
}
