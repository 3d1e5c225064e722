export {
  type GetPaginationOptions,
  type GetPaginationReturn,
  getPagination,
  type LinkProps,
} from './server/get-pagination.js'
export * as Pagination from './server/parts.js'
