export type {
  ElementIds,
  IntlTranslations,
  ItemLabelDetails,
  PageChangeDetails,
  PageSizeChangeDetails,
  PageUrlDetails,
} from '@dogear/core'
export { Context, type ContextProps } from './context.js'
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
