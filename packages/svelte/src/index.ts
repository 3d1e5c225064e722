export type {
  ElementIds,
  EllipsisEntry,
  IntlTranslations,
  ItemLabelDetails,
  ItemLabelDetails as PaginationItemLabelDetails,
  PageChangeDetails,
  PageChangeDetails as PaginationPageChangeDetails,
  PageEntry,
  PageRange,
  PageSizeChangeDetails,
  PageSizeChangeDetails as PaginationPageSizeChangeDetails,
  Pages,
  PageUrlDetails,
  PageUrlDetails as PaginationPageUrlDetails,
} from '@dogear/core'
export { paginationAnatomy } from '@dogear/core'
export { type UsePaginationContext, usePaginationContext } from './context.js'
export { type ContextProps as PaginationContextProps, default as PaginationContext } from './context.svelte'
export {
  Ellipsis as PaginationEllipsis,
  type EllipsisBaseProps as PaginationEllipsisBaseProps,
  type EllipsisProps as PaginationEllipsisProps,
} from './ellipsis.svelte.js'
export {
  Item as PaginationItem,
  type ItemBaseProps as PaginationItemBaseProps,
  type ItemProps as PaginationItemProps,
} from './item.js'
export * as Pagination from './parts.js'
export {
  Root as PaginationRoot,
  type RootBaseProps as PaginationRootBaseProps,
  type RootProps as PaginationRootProps,
  RootProvider as PaginationRootProvider,
  type RootProviderBaseProps as PaginationRootProviderBaseProps,
  type RootProviderProps as PaginationRootProviderProps,
} from './root.js'
export {
  FirstTrigger as PaginationFirstTrigger,
  type FirstTriggerBaseProps as PaginationFirstTriggerBaseProps,
  type FirstTriggerProps as PaginationFirstTriggerProps,
  LastTrigger as PaginationLastTrigger,
  type LastTriggerBaseProps as PaginationLastTriggerBaseProps,
  type LastTriggerProps as PaginationLastTriggerProps,
  NextTrigger as PaginationNextTrigger,
  type NextTriggerBaseProps as PaginationNextTriggerBaseProps,
  type NextTriggerProps as PaginationNextTriggerProps,
  PrevTrigger as PaginationPrevTrigger,
  type PrevTriggerBaseProps as PaginationPrevTriggerBaseProps,
  type PrevTriggerProps as PaginationPrevTriggerProps,
} from './trigger.js'
export {
  type PaginationApi,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
} from './use-pagination.svelte.js'
