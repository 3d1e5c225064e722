import { createPagination, type PaginationOptions } from '@dogear/core'
import { dogearPages } from './dogear-pages'
import { fragmentPage } from './fragment-page'

export default function link(box: HTMLElement) {
  const { state, getUrl } = fragmentPage(box, 'dogear', () => pagination.setOptions(getOptions()))
  const getOptions = (): PaginationOptions => ({
    count: 100,
    page: state.page,
    type: 'link',
    getPageUrl: ({ page }) => getUrl(page),
  })
  const pagination = createPagination(getOptions())
  box.prepend(dogearPages(pagination, 'Dogear: links', 'a'))
}
