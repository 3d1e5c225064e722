import { createPagination } from '@dogear/core'
import { pageList } from './page-list'

export default function links(element: HTMLElement) {
  const options = {
    count: 100,
    type: 'link' as const,
    getPageUrl: ({ page }: { page: number }) => `#page-${page}`,
  }
  const pagination = createPagination({ ...options, page: pageOfHash() })
  const followHash = () => pagination.setOptions({ ...options, page: pageOfHash() })

  element.append(pageList(pagination, { label: 'Links', tag: 'a' }).nav)
  window.addEventListener('hashchange', followHash)
  return () => window.removeEventListener('hashchange', followHash)
}

const pageOfHash = () => Number(/^#page-(\d+)$/.exec(location.hash)?.[1] ?? 1)
