// Written by `node tooling/exports.mjs`.

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
export { default as Ellipsis, type EllipsisBaseProps, type EllipsisProps } from './parts/ellipsis.svelte'
export { EllipsisTrigger, type EllipsisTriggerBaseProps, type EllipsisTriggerProps } from './parts/ellipsis-trigger.js'
export { default as FitList, type FitListBaseProps, type FitListProps } from './parts/fit-list.svelte'
export { Item, type ItemBaseProps, type ItemProps } from './parts/item.js'
export { default as List, type ListBaseProps, type ListProps } from './parts/list.svelte'
export { default as PageInput, type PageInputBaseProps, type PageInputProps } from './parts/page-input.svelte'
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
export { default as Status, type StatusBaseProps, type StatusProps } from './parts/status.svelte'
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
