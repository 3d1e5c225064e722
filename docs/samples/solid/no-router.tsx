import { createPageUrl } from '@dogear/core/url'
import { usePageUrl, usePagination } from '@dogear/solid'
import { findElements, readFilter } from '../shared/element-filter'
import { ElementList } from './element-list'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function Elements() {
  const list = usePageUrl(pageUrl)
  const filter = () => readFilter(list.url)
  const found = () => findElements(filter())
  const pagination = usePagination(() => ({ count: found().length, type: 'link', ...list }))

  return (
    <ElementList
      pagination={pagination}
      rows={pagination().slice(found())}
      offset={pagination().pageRange.start}
      filter={filter()}
      onFilter={(filter) => list.setParams({ filter: filter || null })}
    />
  )
}
