export type {
  ElementIds,
  IntlTranslations,
  ItemLabelDetails,
  PageChangeDetails,
  PageSizeChangeDetails,
  PageUrlDetails,
} from '@dogear/core'
export { type ContextProps, default as Context } from './context.svelte'
export { Ellipsis, type EllipsisBaseProps, type EllipsisProps } from './ellipsis.svelte.js'
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
