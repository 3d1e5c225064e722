// The lines of parts are written by `node tooling/exports.mjs`.
export { type Anatomy, type AnatomyPart, paginationAnatomy } from './anatomy.js'
export { type PaginationApi, type PaginationModel, paginate } from './api.js'
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
export type { Position } from './numbers/position.js'
export type { PaginationState } from './numbers/wanted.js'
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
export type { PaginationOptions } from './options/options.js'
export type { ElementIds } from './options/part-names.js'
export { type AnyPagination, formatNumber } from './parts/any-pagination.js'
export { type ContentAttributes, getContentProps } from './parts/content.js'
export type { ControlAttributes, ControlProps } from './parts/control.js'
export type { EllipsisAttributes } from './parts/ellipsis.js'
export { getEllipsisTriggerProps } from './parts/ellipsis-trigger.js'
export type { FieldAttributes, FieldProps } from './parts/field.js'
export type { ListAttributes, ListItemAttributes } from './parts/list.js'
export { getPageInputProps } from './parts/page-input.js'
export { getPageSizeOptions, getPageSizeSelectProps, type PageSizeOption } from './parts/page-size-select.js'
export type { RootAttributes } from './parts/root.js'
export { getStatusProps, getStatusText, type StatusAttributes } from './parts/status.js'
export type { PaginationActions, PaginationTarget } from './requests/request.js'
