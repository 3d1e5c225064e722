import type * as core from '@dogear/core'

export { Context } from './context.js'
export { Ellipsis, type EllipsisProps } from './ellipsis.js'
export { Item, type ItemProps } from './item.js'
export { Root, type RootProps, RootProvider, type RootProviderProps } from './root.js'
export {
  FirstTrigger,
  type FirstTriggerProps,
  LastTrigger,
  type LastTriggerProps,
  NextTrigger,
  type NextTriggerProps,
  PrevTrigger,
  type PrevTriggerProps,
} from './trigger.js'

// Aliases: the bundler of the declarations takes a type that passes through a namespace for a value.
export type ElementIds = core.ElementIds
export type IntlTranslations = core.IntlTranslations
export type ItemLabelDetails = core.ItemLabelDetails
export type PageChangeDetails = core.PageChangeDetails
export type PageSizeChangeDetails = core.PageSizeChangeDetails
export type PageUrlDetails = core.PageUrlDetails
