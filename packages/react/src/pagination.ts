// Names that both modules export.
export type {
  ElementIds,
  IntlTranslations,
  ItemLabelDetails,
  JumpLabelDetails,
  NavigateDetails,
  PageChangeDetails,
  PageOutOfRangeDetails,
  PageSizeChangeDetails,
  PageUrlDetails,
  PaginationChangeDetails,
  StatusLabelDetails,
} from '@dogear/core'
export * from './index.js'
export * from './parts.js'
