export { type Anatomy, type AnatomyPart, paginationAnatomy } from './anatomy.js'
export { type ControlProps, type PaginationApi, type PaginationModel, paginate } from './api.js'
export { createPagination, type Pagination } from './create-pagination.js'
export type { ClickHandler } from './events/click.js'
export type { FieldEvent, FieldHandler } from './events/field.js'
export { type Cursors, createCursors } from './numbers/create-cursors.js'
export {
  type EllipsisEntry,
  type EntriesInput,
  getEntries,
  type ListedEllipsis,
  type PageEntry,
  type Pages,
} from './numbers/entries.js'
export { exactCount, type PageAnswer } from './numbers/exact-count.js'
export { clampPage, getPageRange, getTotalPages, type PageRange, slicePage } from './numbers/page-math.js'
export type { PaginationState, Position } from './numbers/position.js'
export type {
  ClickEvent,
  NavigateDetails,
  PageAndSize,
  PageChangeDetails,
  PageOutOfRangeDetails,
  PageSizeChangeDetails,
  PageUrlDetails,
  PaginationChangeDetails,
} from './options/details.js'
export type { IntlTranslations, ItemLabelDetails, JumpLabelDetails, StatusLabelDetails } from './options/labels.js'
export type { ElementIds, PaginationOptions } from './options/options.js'
export { type AnyPagination, formatNumber } from './parts/any-pagination.js'
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
export { getPageSizeOptions, type PageSizeOption } from './parts/page-size-select.js'
export { getStatusText } from './parts/regions.js'
export {
  type FieldProps,
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeSelectProps,
  getStatusProps,
} from './prop-getters.js'
export type { PaginationActions, PaginationTarget } from './requests/request.js'
