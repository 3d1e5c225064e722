export {
  type ElementIds,
  type EllipsisEntry,
  type IntlTranslations,
  type ItemLabelDetails,
  type ItemLabelDetails as PaginationItemLabelDetails,
  type PageChangeDetails,
  type PageChangeDetails as PaginationPageChangeDetails,
  type PageEntry,
  type PageRange,
  type PageSizeChangeDetails,
  type PageSizeChangeDetails as PaginationPageSizeChangeDetails,
  type Pages,
  type PageUrlDetails,
  type PageUrlDetails as PaginationPageUrlDetails,
  type PaginationApi,
  paginationAnatomy,
} from '@dogear/core'
export {
  Context as PaginationContext,
  type ContextProps as PaginationContextProps,
  type UsePaginationContext,
  usePaginationContext,
} from './context.js'
export {
  Ellipsis as PaginationEllipsis,
  type EllipsisBaseProps as PaginationEllipsisBaseProps,
  type EllipsisProps as PaginationEllipsisProps,
} from './ellipsis.js'
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
  type RootEmits as PaginationRootEmits,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
} from './use-pagination.js'
