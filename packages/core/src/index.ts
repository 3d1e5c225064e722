export type { PaginationActions, PaginationTarget } from './actions.js'
export { type Anatomy, type AnatomyPart, paginationAnatomy } from './anatomy.js'
export { type ControlProps, connect, type PaginationApi } from './api.js'
export type { ClickEvent, ClickHandler } from './click.js'
export { createPagination, type Pagination } from './create-pagination.js'
export type { Target } from './destination.js'
export type { Direction } from './directions.js'
export {
  type EllipsisEntry,
  type EntriesInput,
  getEntries,
  type ListedEllipsis,
  type PageEntry,
  type Pages,
} from './entries.js'
export { camelCaseHandler } from './events.js'
export type { FieldEvent, FieldHandler } from './field-event.js'
export { fitEntries, widestNumber } from './fit-entries.js'
export { formatNumber } from './format-number.js'
export type { AnyPagination } from './internals.js'
export { getModel, type PaginationModel, paginate } from './model.js'
export {
  type ElementIds,
  type NavigateDetails,
  type OptionKind,
  optionKinds,
  optionNames,
  type PageChangeDetails,
  type PageOutOfRangeDetails,
  type PageSizeChangeDetails,
  type PageUrlDetails,
  type PaginationChangeDetails,
  type PaginationOptions,
} from './options.js'
export { createPageCheck } from './page-check.js'
export { clampPage, getPageRange, getTotalPages, type PageAndSize, type PageRange, slicePage } from './page-math.js'
export type {
  ContentAttributes,
  ControlAttributes,
  EllipsisAttributes,
  FieldAttributes,
  ListAttributes,
  ListItemAttributes,
  RootAttributes,
  StatusAttributes,
} from './parts/attributes.js'
export { contentPart } from './parts/content.js'
export { type ControlPart, type ControlPartProps, controlTag } from './parts/control.js'
export { type EllipsisPartProps, ellipsisPart } from './parts/ellipsis.js'
export { type EllipsisTriggerPartProps, ellipsisTriggerPart } from './parts/ellipsis-trigger.js'
export { type ItemPartProps, itemPart } from './parts/item.js'
export { type ListItemPartProps, type ListPartProps, listItemPart, listPart } from './parts/list.js'
export { type PageInputPartProps, pageInputPart, pageInputValue } from './parts/page-input.js'
export {
  getPageSizeOptions,
  type PageSizeOption,
  type PageSizeSelectPartProps,
  pageSizeSelectPart,
  pageSizeValue,
} from './parts/page-size-select.js'
export type { Part } from './parts/part.js'
export { rootPart } from './parts/root.js'
export { getStatusDetails, getStatusText, statusPart } from './parts/status.js'
export { type TriggerPartProps, triggerPart } from './parts/trigger.js'
export { getPosition, type Position } from './position.js'
export {
  type FieldProps,
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeSelectProps,
  getStatusProps,
} from './prop-getters.js'
export {
  type Cause,
  createRequests,
  type Host,
  isRouted,
  type Request,
  type Requests,
} from './requests.js'
export type { PaginationState } from './state.js'
export type { IntlTranslations, ItemLabelDetails, JumpLabelDetails, StatusLabelDetails } from './translations.js'
