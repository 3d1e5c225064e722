export { createActions, type Host, type PaginationActions } from './actions.js'
export { type Anatomy, type AnatomyPart, paginationAnatomy } from './anatomy.js'
export type {
  ControlAttributes,
  ControlOptions,
  EllipsisAttributes,
  EllipsisOptions,
  RootAttributes,
} from './attributes.js'
export type { ClickEvent, ClickHandler } from './click.js'
export { type ControlProps, connect, type PaginationApi } from './connect.js'
export { createPagination, type Pagination } from './create-pagination.js'
export { type EllipsisEntry, type EntriesInput, getEntries, type PageEntry, type Pages } from './entries.js'
export type {
  ElementIds,
  PageChangeDetails,
  PageSizeChangeDetails,
  PageUrlDetails,
  PaginationOptions,
} from './options.js'
export { clampPage, getPageRange, getTotalPages, type PageAndSize, type PageRange, slicePage } from './page-math.js'
export { type PaginationModel, paginate } from './paginate.js'
export type { PaginationState } from './state.js'
export type { IntlTranslations, ItemLabelDetails } from './translations.js'
