import { createPagination, type PaginationOptions } from '@dogear/core'
import { dogearPages } from './dogear-pages'
import { followFragment } from './follow-fragment'

export default function link(box: HTMLElement) {
  const optionsOf = (page: number): PaginationOptions => ({
    count: 100,
    page,
    type: 'link',
    getPageUrl: ({ page }) => `#dogear-page-${page}`,
  })
  const pagination = createPagination(optionsOf(1))
  dogearPages(box, pagination, 'Dogear: links', 'a')
  const getPage = () => pagination.get().page
  followFragment(box, 'dogear', getPage, (page) => pagination.setOptions(optionsOf(page)))
}
