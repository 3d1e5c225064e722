export { clampPage, getPageRange, getTotalPages } from '@dogear/core'
export { type GetPaginationOptions, getPagination } from './server/get-pagination.js'
export * as Pagination from './server/parts.js'
export type { GetPaginationReturn, LinkProps } from './server/render-part.js'
