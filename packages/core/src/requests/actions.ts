import { toPositiveInteger } from '../numbers/page-math.js'
import { warn } from '../numbers/warn.js'
import type { Cause, Direction, PaginationActions, RequestListener, Requests } from './request.js'

export const actionNames = [
  'setPage',
  'setPageSize',
  'setPagination',
  'goToFirstPage',
  'goToPrevPage',
  'goToNextPage',
  'goToLastPage',
  'announce',
] as const satisfies (keyof PaginationActions)[]

const api: Cause = { reason: 'api', event: undefined }

const isPage = (value: unknown): value is number => !!toPositiveInteger(value)
const isPageSize = (value: unknown) => isPage(value) && value >= 1

/** The functions of the API, which ignore invalid numbers. */
export function createActions(request: Requests['request'], notify: RequestListener): PaginationActions {
  const goTo = (direction: Direction) => () => request({ direction }, api)
  return {
    setPage(page) {
      if (isPage(page)) request({ page }, api)
      else warn('page', page)
    },
    setPageSize(pageSize) {
      if (isPageSize(pageSize)) request({ pageSize }, api)
      else warn('pageSize', pageSize)
    },
    setPagination(target) {
      const { page, pageSize } = target ?? {}
      if ((page == null || isPage(page)) && (pageSize == null || isPageSize(pageSize))) request({ page, pageSize }, api)
      else warn('target', target)
    },
    goToFirstPage: goTo('first'),
    goToPrevPage: goTo('prev'),
    goToNextPage: goTo('next'),
    goToLastPage: goTo('last'),
    announce: (promise) => notify(undefined, api, promise),
  }
}
