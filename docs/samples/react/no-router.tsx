import { createPageUrl } from '@dogear/core/url'
import { usePageUrl, usePagination } from '@dogear/react'
import { findElements, readFilter, setFilter } from '../shared/element-filter'
import { ElementList } from './element-list'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function Elements() {
  const list = usePageUrl(pageUrl)
  const firstPage = list.getPageUrl({ ...list, page: 1 })
  const filter = readFilter(firstPage)
  const found = findElements(filter)
  const pagination = usePagination({ count: found.length, type: 'link', ...list })

  return (
    <ElementList
      pagination={pagination}
      rows={pagination.slice(found)}
      offset={pagination.pageRange.start}
      filter={filter}
      onFilter={(filter) => list.navigate(setFilter(firstPage, filter))}
    />
  )
}
