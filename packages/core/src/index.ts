export { type Anatomy, type AnatomyPart, paginationAnatomy } from './anatomy.js'
export { type ControlProps, connect, type PaginationApi } from './api.js'
export type { ClickEvent, ClickHandler } from './click.js'
export { createPagination, type Pagination } from './create-pagination.js'
export type { Direction } from './directions.js'
export { type EllipsisEntry, type EntriesInput, getEntries, type PageEntry, type Pages } from './entries.js'
export { camelCaseHandler } from './events.js'
export type { AnyPagination } from './internals.js'
export { getModel, type PaginationModel, paginate } from './model.js'
export {
  type ElementIds,
  optionNames,
  type PageChangeDetails,
  type PageSizeChangeDetails,
  type PageUrlDetails,
  type PaginationOptions,
} from './options.js'
export { clampPage, getPageRange, getTotalPages, type PageAndSize, type PageRange, slicePage } from './page-math.js'
export type { ControlAttributes, EllipsisAttributes, RootAttributes } from './parts/attributes.js'
export { type ControlPart, type ControlPartProps, controlTag } from './parts/control.js'
export { type EllipsisPartProps, ellipsisPart } from './parts/ellipsis.js'
export { type ItemPartProps, itemPart } from './parts/item.js'
export type { Part } from './parts/part.js'
export { rootPart } from './parts/root.js'
export { type TriggerPartProps, triggerPart } from './parts/trigger.js'
export { getPosition, type Position } from './position.js'
export {
  type Cause,
  createRequests,
  type Host,
  type PaginationActions,
  type Request,
  type Requests,
  type Target,
} from './requests.js'
export type { PaginationState } from './state.js'
export type { IntlTranslations, ItemLabelDetails } from './translations.js'
