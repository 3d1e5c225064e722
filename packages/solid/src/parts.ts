import type * as core from '@dogear/core'

export { Context, type ContextProps } from './context.js'
export { Ellipsis, type EllipsisBaseProps, type EllipsisProps } from './ellipsis.js'
export { Item, type ItemBaseProps, type ItemProps } from './item.js'
export {
  Root,
  type RootBaseProps,
  type RootProps,
  RootProvider,
  type RootProviderBaseProps,
  type RootProviderProps,
} from './root.js'
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

// Aliases, because the declaration bundler mistakes a type re-exported through a namespace for a value.
export type ElementIds = core.ElementIds
export type IntlTranslations = core.IntlTranslations
export type ItemLabelDetails = core.ItemLabelDetails
export type PageChangeDetails = core.PageChangeDetails
export type PageSizeChangeDetails = core.PageSizeChangeDetails
export type PageUrlDetails = core.PageUrlDetails
