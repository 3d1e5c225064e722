// Written by `node tooling/exports.mjs`.
export { Ellipsis, type EllipsisProps } from './ellipsis.js'
export { Item, type ItemProps } from './item.js'
export { List, type ListProps } from './list.js'
export { Root, type RootProps } from './root.js'
export { Status, type StatusProps } from './status.js'
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
