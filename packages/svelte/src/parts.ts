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
export { Content, type ContentBaseProps, type ContentProps } from './content.svelte.js'
export { type ContextProps, default as Context } from './context.svelte'
export { Ellipsis, type EllipsisBaseProps, type EllipsisProps } from './ellipsis.svelte.js'
export { EllipsisTrigger, type EllipsisTriggerBaseProps, type EllipsisTriggerProps } from './ellipsis-trigger.js'
export { FitList, type FitListBaseProps, type FitListProps } from './fit-list.svelte.js'
export { Item, type ItemBaseProps, type ItemProps } from './item.js'
export { List, type ListBaseProps, type ListProps } from './list.js'
export { PageInput, type PageInputBaseProps, type PageInputProps } from './page-input.svelte.js'
export { PageSizeSelect, type PageSizeSelectBaseProps, type PageSizeSelectProps } from './page-size-select.svelte.js'
export {
  Root,
  type RootBaseProps,
  type RootProps,
  RootProvider,
  type RootProviderBaseProps,
  type RootProviderProps,
} from './root.js'
export { Status, type StatusBaseProps, type StatusProps } from './status.svelte.js'
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
} from './trigger.js'
