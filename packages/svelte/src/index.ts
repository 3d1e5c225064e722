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
  default as PaginationEllipsis,
  type EllipsisBaseProps as PaginationEllipsisBaseProps,
  type EllipsisProps as PaginationEllipsisProps,
} from './ellipsis.svelte'
export { default as PaginationFirstTrigger } from './first-trigger.svelte'
export {
  default as PaginationItem,
  type ItemBaseProps as PaginationItemBaseProps,
  type ItemProps as PaginationItemProps,
} from './item.svelte'
export { default as PaginationLastTrigger } from './last-trigger.svelte'
export { default as PaginationNextTrigger } from './next-trigger.svelte'
export * as Pagination from './parts.js'
export { default as PaginationPrevTrigger } from './prev-trigger.svelte'
export {
  default as PaginationRoot,
  type RootBaseProps as PaginationRootBaseProps,
  type RootProps as PaginationRootProps,
} from './root.svelte'
export {
  default as PaginationRootProvider,
  type RootProviderBaseProps as PaginationRootProviderBaseProps,
  type RootProviderProps as PaginationRootProviderProps,
} from './root-provider.svelte'
export type {
  FirstTriggerBaseProps as PaginationFirstTriggerBaseProps,
  FirstTriggerProps as PaginationFirstTriggerProps,
  LastTriggerBaseProps as PaginationLastTriggerBaseProps,
  LastTriggerProps as PaginationLastTriggerProps,
  NextTriggerBaseProps as PaginationNextTriggerBaseProps,
  NextTriggerProps as PaginationNextTriggerProps,
  PrevTriggerBaseProps as PaginationPrevTriggerBaseProps,
  PrevTriggerProps as PaginationPrevTriggerProps,
} from './trigger.js'
export {
  type PaginationApi,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
} from './use-pagination.svelte.js'
