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
export { type ContentBaseProps, type ContentProps, default as Content } from './parts/content.svelte'
export { type EllipsisBaseProps, type EllipsisProps, default as Ellipsis } from './parts/ellipsis.svelte'
export { type EllipsisTriggerBaseProps, type EllipsisTriggerProps, default as EllipsisTrigger } from './parts/ellipsis-trigger.svelte'
export { type FitListBaseProps, type FitListProps, default as FitList } from './parts/fit-list.svelte'
export { type ItemBaseProps, type ItemProps, default as Item } from './parts/item.svelte'
export { type ListBaseProps, type ListProps, default as List } from './parts/list.svelte'
export { type PageInputBaseProps, type PageInputProps, default as PageInput } from './parts/page-input.svelte'
export {
  default as PageSizeSelect,
  type PageSizeSelectBaseProps,
  type PageSizeSelectProps,
} from './parts/page-size-select.svelte'
export {
  Root,
  type RootBaseProps,
  type RootProps,
  RootProvider,
  type RootProviderBaseProps,
  type RootProviderProps,
} from './parts/root.js'
export { type StatusBaseProps, type StatusProps, default as Status } from './parts/status.svelte'
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
