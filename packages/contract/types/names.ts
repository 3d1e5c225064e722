// Written by `node tooling/exports.mjs`.
import type * as core from '@dogear/core'
import type * as host from '@host'
import type { Pagination } from '@host'
import type * as sub from '@host/pagination'
/** The name of a type in the namespace, its flat name, and its name in the subpath. */
export type Props = {
  Content: [Pagination.ContentProps, host.PaginationContentProps, sub.ContentProps]
  EllipsisTrigger: [Pagination.EllipsisTriggerProps, host.PaginationEllipsisTriggerProps, sub.EllipsisTriggerProps]
  Ellipsis: [Pagination.EllipsisProps, host.PaginationEllipsisProps, sub.EllipsisProps]
  FitList: [Pagination.FitListProps, host.PaginationFitListProps, sub.FitListProps]
  Item: [Pagination.ItemProps, host.PaginationItemProps, sub.ItemProps]
  List: [Pagination.ListProps, host.PaginationListProps, sub.ListProps]
  PageInput: [Pagination.PageInputProps, host.PaginationPageInputProps, sub.PageInputProps]
  PageSizeSelect: [Pagination.PageSizeSelectProps, host.PaginationPageSizeSelectProps, sub.PageSizeSelectProps]
  RootProvider: [Pagination.RootProviderProps, host.PaginationRootProviderProps, sub.RootProviderProps]
  Root: [Pagination.RootProps, host.PaginationRootProps, sub.RootProps]
  Status: [Pagination.StatusProps, host.PaginationStatusProps, sub.StatusProps]
  FirstTrigger: [Pagination.FirstTriggerProps, host.PaginationFirstTriggerProps, sub.FirstTriggerProps]
  PrevTrigger: [Pagination.PrevTriggerProps, host.PaginationPrevTriggerProps, sub.PrevTriggerProps]
  NextTrigger: [Pagination.NextTriggerProps, host.PaginationNextTriggerProps, sub.NextTriggerProps]
  LastTrigger: [Pagination.LastTriggerProps, host.PaginationLastTriggerProps, sub.LastTriggerProps]
  Context: [Pagination.ContextProps, host.PaginationContextProps, sub.ContextProps]
}
export type BaseProps = {
  Content: [Pagination.ContentBaseProps, host.PaginationContentBaseProps, sub.ContentBaseProps]
  EllipsisTrigger: [
    Pagination.EllipsisTriggerBaseProps,
    host.PaginationEllipsisTriggerBaseProps,
    sub.EllipsisTriggerBaseProps,
  ]
  Ellipsis: [Pagination.EllipsisBaseProps, host.PaginationEllipsisBaseProps, sub.EllipsisBaseProps]
  FitList: [Pagination.FitListBaseProps, host.PaginationFitListBaseProps, sub.FitListBaseProps]
  Item: [Pagination.ItemBaseProps, host.PaginationItemBaseProps, sub.ItemBaseProps]
  List: [Pagination.ListBaseProps, host.PaginationListBaseProps, sub.ListBaseProps]
  PageInput: [Pagination.PageInputBaseProps, host.PaginationPageInputBaseProps, sub.PageInputBaseProps]
  PageSizeSelect: [
    Pagination.PageSizeSelectBaseProps,
    host.PaginationPageSizeSelectBaseProps,
    sub.PageSizeSelectBaseProps,
  ]
  RootProvider: [Pagination.RootProviderBaseProps, host.PaginationRootProviderBaseProps, sub.RootProviderBaseProps]
  Root: [Pagination.RootBaseProps, host.PaginationRootBaseProps, sub.RootBaseProps]
  Status: [Pagination.StatusBaseProps, host.PaginationStatusBaseProps, sub.StatusBaseProps]
  FirstTrigger: [Pagination.FirstTriggerBaseProps, host.PaginationFirstTriggerBaseProps, sub.FirstTriggerBaseProps]
  PrevTrigger: [Pagination.PrevTriggerBaseProps, host.PaginationPrevTriggerBaseProps, sub.PrevTriggerBaseProps]
  NextTrigger: [Pagination.NextTriggerBaseProps, host.PaginationNextTriggerBaseProps, sub.NextTriggerBaseProps]
  LastTrigger: [Pagination.LastTriggerBaseProps, host.PaginationLastTriggerBaseProps, sub.LastTriggerBaseProps]
}
/** The name of a type in the core, in the namespace, and its flat name. */
export type Details = {
  ElementIds: [core.ElementIds, Pagination.ElementIds, host.ElementIds]
  IntlTranslations: [core.IntlTranslations, Pagination.IntlTranslations, host.IntlTranslations]
  ItemLabel: [core.ItemLabelDetails, Pagination.ItemLabelDetails, host.PaginationItemLabelDetails]
  JumpLabel: [core.JumpLabelDetails, Pagination.JumpLabelDetails, host.PaginationJumpLabelDetails]
  Navigate: [core.NavigateDetails, Pagination.NavigateDetails, host.PaginationNavigateDetails]
  PageChange: [core.PageChangeDetails, Pagination.PageChangeDetails, host.PaginationPageChangeDetails]
  PageOutOfRange: [core.PageOutOfRangeDetails, Pagination.PageOutOfRangeDetails, host.PaginationPageOutOfRangeDetails]
  PageSizeChange: [core.PageSizeChangeDetails, Pagination.PageSizeChangeDetails, host.PaginationPageSizeChangeDetails]
  PageUrl: [core.PageUrlDetails, Pagination.PageUrlDetails, host.PaginationPageUrlDetails]
  PaginationChange: [core.PaginationChangeDetails, Pagination.PaginationChangeDetails, host.PaginationChangeDetails]
  StatusLabel: [core.StatusLabelDetails, Pagination.StatusLabelDetails, host.PaginationStatusLabelDetails]
}
