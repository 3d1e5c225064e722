import type { PaginationTarget } from '@dogear/core'
import type { ApiRequest } from './environment.js'
import type { Position } from './position.js'

/** The page, the page size or both that a request asks for. `undefined` if it does nothing. */
export function targetOf({ request, value }: ApiRequest, { page, totalPages, isTotalKnown }: Position) {
  switch (request) {
    case 'setPage':
      return validTarget({ page: value as number })
    case 'setPageSize':
      return validTarget({ pageSize: value as number })
    case 'setPagination':
      return validTarget(value as PaginationTarget)
    case 'goToFirstPage':
      return { page: 1 }
    case 'goToPrevPage':
      return { page: page - 1 }
    case 'goToNextPage':
      return { page: page + 1 }
    case 'goToLastPage':
      return isTotalKnown ? { page: totalPages || page } : undefined
  }
}

/** One invalid number refuses the whole request. */
function validTarget({ page, pageSize }: PaginationTarget): PaginationTarget | undefined {
  if (page !== undefined && Number.isNaN(page)) return
  if (pageSize !== undefined && !(pageSize >= 1)) return
  return {
    page: page === undefined ? undefined : Math.max(Math.trunc(page), 1),
    pageSize: pageSize === undefined ? undefined : Math.trunc(pageSize),
  }
}
