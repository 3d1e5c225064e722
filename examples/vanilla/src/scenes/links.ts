import { createPagination, type PaginationOptions } from '@dogear/core'
import { pageList } from '../page-list'

export default function links(container: HTMLElement) {
  const getOptions = (): PaginationOptions => ({
    count: 100,
    page: Number(/^#page-(\d+)$/.exec(location.hash)?.[1] ?? 1),
    type: 'link',
    getPageUrl: ({ page }) => `#page-${page}`,
  })
  const pagination = createPagination(getOptions())

  window.addEventListener('hashchange', () => pagination.setOptions(getOptions()))
  container.append(pageList(pagination, { label: 'Links', tag: 'a' }))
}
