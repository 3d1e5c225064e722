export type {
  ElementIds,
  EllipsisEntry,
  IntlTranslations,
  ItemLabelDetails,
  ItemLabelDetails as PaginationItemLabelDetails,
  JumpLabelDetails,
  JumpLabelDetails as PaginationJumpLabelDetails,
  ListedEllipsis,
  NavigateDetails,
  NavigateDetails as PaginationNavigateDetails,
  PageChangeDetails,
  PageChangeDetails as PaginationPageChangeDetails,
  PageEntry,
  PageOutOfRangeDetails,
  PageOutOfRangeDetails as PaginationPageOutOfRangeDetails,
  PageRange,
  PageSizeChangeDetails,
  PageSizeChangeDetails as PaginationPageSizeChangeDetails,
  Pages,
  PageUrlDetails,
  PageUrlDetails as PaginationPageUrlDetails,
  PaginationChangeDetails,
  PaginationTarget,
  StatusLabelDetails,
  StatusLabelDetails as PaginationStatusLabelDetails,
} from '@dogear/core'
export { getPageSizeOptions, getStatusText, type PageSizeOption, paginationAnatomy } from '@dogear/core'
export {
  Content as PaginationContent,
  type ContentBaseProps as PaginationContentBaseProps,
  type ContentProps as PaginationContentProps,
} from './parts/content.js'
export {
  Ellipsis as PaginationEllipsis,
  type EllipsisBaseProps as PaginationEllipsisBaseProps,
  type EllipsisProps as PaginationEllipsisProps,
} from './parts/ellipsis.svelte.js'
export {
  EllipsisTrigger as PaginationEllipsisTrigger,
  type EllipsisTriggerBaseProps as PaginationEllipsisTriggerBaseProps,
  type EllipsisTriggerProps as PaginationEllipsisTriggerProps,
} from './parts/ellipsis-trigger.js'
export {
  FitList as PaginationFitList,
  type FitListBaseProps as PaginationFitListBaseProps,
  type FitListProps as PaginationFitListProps,
} from './parts/fit-list.svelte.js'
export {
  Item as PaginationItem,
  type ItemBaseProps as PaginationItemBaseProps,
  type ItemProps as PaginationItemProps,
} from './parts/item.js'
export {
  List as PaginationList,
  type ListBaseProps as PaginationListBaseProps,
  type ListProps as PaginationListProps,
} from './parts/list.js'
export {
  PageInput as PaginationPageInput,
  type PageInputBaseProps as PaginationPageInputBaseProps,
  type PageInputProps as PaginationPageInputProps,
} from './parts/page-input.js'
export {
  PageSizeSelect as PaginationPageSizeSelect,
  type PageSizeSelectBaseProps as PaginationPageSizeSelectBaseProps,
  type PageSizeSelectProps as PaginationPageSizeSelectProps,
} from './parts/page-size-select.js'
export {
  Root as PaginationRoot,
  type RootBaseProps as PaginationRootBaseProps,
  type RootProps as PaginationRootProps,
  RootProvider as PaginationRootProvider,
  type RootProviderBaseProps as PaginationRootProviderBaseProps,
  type RootProviderProps as PaginationRootProviderProps,
} from './parts/root.js'
export {
  Status as PaginationStatus,
  type StatusBaseProps as PaginationStatusBaseProps,
  type StatusProps as PaginationStatusProps,
} from './parts/status.js'
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
} from './parts/trigger.js'
export * as Pagination from './parts.js'
export {
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeSelectProps,
  getStatusProps,
} from './render/getters.js'
export { type UsePaginationContext, usePaginationContext } from './state/context.js'
export { type ContextProps as PaginationContextProps, default as PaginationContext } from './state/context.svelte'
export { type UsePageUrlProps, type UsePageUrlReturn, usePageUrl } from './state/use-page-url.svelte.js'
export {
  type PaginationApi,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
} from './state/use-pagination.svelte.js'
