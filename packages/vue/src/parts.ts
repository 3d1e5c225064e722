// Written by `node tooling/exports.mjs`.
export { Content, type ContentBaseProps, type ContentProps } from './parts/content.js'
export { Ellipsis, type EllipsisBaseProps, type EllipsisProps } from './parts/ellipsis.js'
export { EllipsisTrigger, type EllipsisTriggerBaseProps, type EllipsisTriggerProps } from './parts/ellipsis-trigger.js'
export { FitList, type FitListBaseProps, type FitListProps } from './parts/fit-list.js'
export { Item, type ItemBaseProps, type ItemProps } from './parts/item.js'
export { List, type ListBaseProps, type ListProps } from './parts/list.js'
export { PageInput, type PageInputBaseProps, type PageInputProps } from './parts/page-input.js'
export { PageSizeSelect, type PageSizeSelectBaseProps, type PageSizeSelectProps } from './parts/page-size-select.js'
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
export { Context, type ContextProps } from './state/context.js'
export type { RootEmits } from './state/events.js'

// Aliases, because the declaration bundler mistakes a type re-exported through a namespace for a value.
import type * as core from '@dogear/core'
export type ElementIds = core.ElementIds
export type IntlTranslations = core.IntlTranslations
export type ItemLabelDetails = core.ItemLabelDetails
export type JumpLabelDetails = core.JumpLabelDetails
export type NavigateDetails = core.NavigateDetails
export type PageChangeDetails = core.PageChangeDetails
export type PageOutOfRangeDetails = core.PageOutOfRangeDetails
export type PageSizeChangeDetails = core.PageSizeChangeDetails
export type PageUrlDetails = core.PageUrlDetails
export type PaginationChangeDetails = core.PaginationChangeDetails
export type StatusLabelDetails = core.StatusLabelDetails
