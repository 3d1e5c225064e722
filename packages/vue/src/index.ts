export {
  type EllipsisEntry,
  getContentProps,
  getEllipsisTriggerProps,
  getPageSizeOptions,
  getStatusProps,
  getStatusText,
  type ListedEllipsis,
  type PageEntry,
  type PageRange,
  type PageSizeOption,
  type Pages,
  type PaginationApi,
  type PaginationTarget,
  paginationAnatomy,
} from '@dogear/core'
export {
  Content as PaginationContent,
  type ContentBaseProps as PaginationContentBaseProps,
  type ContentProps as PaginationContentProps,
} from './parts/content.js'
export {
  Ellipsis as PaginationEllipsis,
  type EllipsisBaseProps as PaginationEllipsisBaseProps,
  type EllipsisProps as PaginationEllipsisProps,
} from './parts/ellipsis.js'
export {
  EllipsisTrigger as PaginationEllipsisTrigger,
  type EllipsisTriggerBaseProps as PaginationEllipsisTriggerBaseProps,
  type EllipsisTriggerProps as PaginationEllipsisTriggerProps,
} from './parts/ellipsis-trigger.js'
export {
  FitList as PaginationFitList,
  type FitListBaseProps as PaginationFitListBaseProps,
  type FitListProps as PaginationFitListProps,
} from './parts/fit-list.js'
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
export type {
  ElementIds,
  IntlTranslations,
  ItemLabelDetails,
  ItemLabelDetails as PaginationItemLabelDetails,
  JumpLabelDetails,
  JumpLabelDetails as PaginationJumpLabelDetails,
  NavigateDetails,
  NavigateDetails as PaginationNavigateDetails,
  PageChangeDetails,
  PageChangeDetails as PaginationPageChangeDetails,
  PageOutOfRangeDetails,
  PageOutOfRangeDetails as PaginationPageOutOfRangeDetails,
  PageSizeChangeDetails,
  PageSizeChangeDetails as PaginationPageSizeChangeDetails,
  PageUrlDetails,
  PageUrlDetails as PaginationPageUrlDetails,
  PaginationChangeDetails,
  StatusLabelDetails,
  StatusLabelDetails as PaginationStatusLabelDetails,
} from './parts.js'
export * as Pagination from './parts.js'
export { getPageInputProps, getPageSizeSelectProps } from './render/getters.js'
export {
  Context as PaginationContext,
  type ContextProps as PaginationContextProps,
  type UsePaginationContext,
  usePaginationContext,
} from './state/context.js'
export type { RootEmits as PaginationRootEmits } from './state/events.js'
export { type UsePageUrlProps, type UsePageUrlReturn, usePageUrl } from './state/use-page-url.js'
export {
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
} from './state/use-pagination.js'
