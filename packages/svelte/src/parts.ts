export type {
  ElementIds,
  IntlTranslations,
  ItemLabelDetails,
  JumpLabelDetails,
  NavigateDetails,
  PageChangeDetails,
  PageOutOfRangeDetails,
  PageSizeChangeDetails,
  PageUrlDetails,
  PaginationChangeDetails,
  StatusLabelDetails,
} from '@dogear/core'
export { Content, type ContentBaseProps, type ContentProps } from './parts/content.js'
export { Ellipsis, type EllipsisBaseProps, type EllipsisProps } from './parts/ellipsis.svelte.js'
export { EllipsisTrigger, type EllipsisTriggerBaseProps, type EllipsisTriggerProps } from './parts/ellipsis-trigger.js'
export { FitList, type FitListBaseProps, type FitListProps } from './parts/fit-list.svelte.js'
export { Item, type ItemBaseProps, type ItemProps } from './parts/item.js'
export { List, type ListBaseProps, type ListProps } from './parts/list.js'
export { PageInput, type PageInputBaseProps, type PageInputProps } from './parts/page-input.js'
export {
  PageSizeSelect,
  type PageSizeSelectBaseProps,
  type PageSizeSelectProps,
} from './parts/page-size-select.js'
export {
  Root,
  type RootBaseProps,
  type RootProps,
  RootProvider,
  type RootProviderBaseProps,
  type RootProviderProps,
} from './parts/root.js'
export { Status, type StatusBaseProps, type StatusProps } from './parts/status.js'
export {
  FirstTrigger,
  type FirstTriggerBaseProps,
  type FirstTriggerProps,
  LastTrigger,
  type LastTriggerBaseProps,
  type LastTriggerProps,
  NextTrigger,
  type NextTriggerBaseProps,
  type NextTriggerProps,
  PrevTrigger,
  type PrevTriggerBaseProps,
  type PrevTriggerProps,
} from './parts/trigger.js'
export { type ContextProps, default as Context } from './state/context.svelte'
