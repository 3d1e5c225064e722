// The lines of parts are written by `node tooling/exports.mjs`.
export { PaginationApi } from './api.js'
export { getPosition, type Position } from './numbers/position.js'
export type { PaginationState } from './numbers/wanted.js'
export { missingRoot } from './numbers/warn.js'
export { isDevelopment } from './options/is-development.js'
export { callbackOptions, flagOptions, optionNames, sharedOptions, valueOptions } from './options/option-names.js'
export { type Internals, internals } from './parts/any-pagination.js'
export { checkProvided } from './parts/check-provided.js'
export { contentPart } from './parts/content.js'
export { type ControlPart, type ControlPartProps, controlTag } from './parts/control.js'
export { type EllipsisPartProps, ellipsisPart, isInteractive } from './parts/ellipsis.js'
export { type EllipsisTriggerPartProps, ellipsisTriggerPart } from './parts/ellipsis-trigger.js'
export type { FieldPart } from './parts/field.js'
export { type ItemPartProps, itemPart } from './parts/item.js'
export {
  type FitInput,
  fitEntries,
  fitInput,
  type ListEntry,
  type ListItemPartProps,
  type ListPartProps,
  listEntry,
  listItemPart,
  listPart,
} from './parts/list.js'
export { onAnchor } from './parts/on-anchor.js'
export { type PageInputPartProps, pageInputPart } from './parts/page-input.js'
export { type PageSizeSelectPartProps, pageSizeSelectPart } from './parts/page-size-select.js'
export type { Part, PartAttributes } from './parts/part.js'
export { rootPart } from './parts/root.js'
export { getStatusDetails, statusPart } from './parts/status.js'
export { type PartProps, type ToProps, toProps } from './parts/to-props.js'
export { triggerPart } from './parts/trigger.js'
export { actionNames } from './requests/actions.js'
export { createRequests } from './requests/create-requests.js'
export { isRouted } from './requests/destination.js'
export { createPageCheck } from './requests/page-check.js'
export type { Cause, Direction, Host, RequestListener, Requests, Target } from './requests/request.js'
