export type {
  ElementIds,
  IntlTranslations,
  ItemLabelDetails,
  PageChangeDetails,
  PageSizeChangeDetails,
  PageUrlDetails,
} from '@dogear/core'
export { type ContextProps, default as Context } from './context.svelte'
export { default as Ellipsis, type EllipsisBaseProps, type EllipsisProps } from './ellipsis.svelte'
export { default as FirstTrigger } from './first-trigger.svelte'
export { default as Item, type ItemBaseProps, type ItemProps } from './item.svelte'
export { default as LastTrigger } from './last-trigger.svelte'
export { default as NextTrigger } from './next-trigger.svelte'
export { default as PrevTrigger } from './prev-trigger.svelte'
export { default as Root, type RootBaseProps, type RootProps } from './root.svelte'
export { default as RootProvider, type RootProviderBaseProps, type RootProviderProps } from './root-provider.svelte'
export type {
  FirstTriggerBaseProps,
  FirstTriggerProps,
  LastTriggerBaseProps,
  LastTriggerProps,
  NextTriggerBaseProps,
  NextTriggerProps,
  PrevTriggerBaseProps,
  PrevTriggerProps,
} from './trigger.js'
