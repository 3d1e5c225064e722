export type {
  ElementIds,
  EllipsisEntry,
  IntlTranslations,
  ItemLabelDetails,
  PageChangeDetails,
  PageEntry,
  PageRange,
  PageSizeChangeDetails,
  Pages,
  PageUrlDetails,
} from '@dogear/core'
export { type UsePaginationContext, usePaginationContext } from './context.js'
export * as Pagination from './parts.js'
export {
  type PaginationApi,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
} from './use-pagination.svelte.js'
