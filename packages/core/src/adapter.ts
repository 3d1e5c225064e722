export { type Connected, complete, connect, createModel } from './api.js'
export { getPosition, type PaginationState, type Position } from './numbers/position.js'
export { missingRoot } from './numbers/warn.js'
export { isDevelopment } from './options/is-development.js'
export { callbackOptions, flagOptions, optionNames, sharedOptions, valueOptions } from './options/kinds.js'
export { type Internals, internals, type Model } from './parts/any-pagination.js'
export { checkProvided } from './parts/check-provided.js'
export {
  type ControlPart,
  type ControlPartProps,
  controlTag,
  type ItemPartProps,
  itemPart,
  type TriggerPartProps,
  triggerPart,
} from './parts/control.js'
export { type EllipsisTriggerPartProps, ellipsisTriggerPart } from './parts/ellipsis-trigger.js'
export {
  type EllipsisPartProps,
  ellipsisPart,
  fitEntries,
  getPages,
  isInteractive,
  type ListItemPartProps,
  type ListPartProps,
  listItemPart,
  listPart,
  widestNumber,
} from './parts/list.js'
export { onAnchor } from './parts/on-anchor.js'
export { type PageInputPartProps, pageInputPart } from './parts/page-input.js'
export { type PageSizeSelectPartProps, pageSizeSelectPart } from './parts/page-size-select.js'
export type { FieldPart, Part } from './parts/part.js'
export { contentPart, getStatusDetails, rootPart, statusPart } from './parts/regions.js'
export { actionNames } from './requests/actions.js'
export { createRequests } from './requests/create-requests.js'
export { isRouted } from './requests/destination.js'
export { createPageCheck } from './requests/page-check.js'
export type { Cause, Direction, Host, Request, RequestListener, Requests, Target } from './requests/request.js'
export { type PartProps, type ToProps, toProps } from './to-props.js'
