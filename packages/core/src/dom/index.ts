export type { FitInput } from '../adapter.js'
export { applyProps } from './apply-props.js'
export { type ContentBehavior, createReveal, type Reveal, renderContent } from './content.js'
export { createFit, type Fit } from './fit.js'
export { renderFitList } from './fit-list.js'
export { handOverFocus, keepFocus } from './keep-focus.js'
export { createPageHistory, type PageHistory, type PageHistoryOptions } from './page-history.js'
export type { PageHistoryProps } from './page-props.js'
export {
  createPageRouter,
  type PageList,
  type PageRouterList,
  type PageRouterOptions,
  type PageRouterProps,
} from './page-router.js'
export { type RenderPageSizeSelectProps, renderPageSizeSelect } from './page-size-select.js'
export { isFocusable, type ListElementProps, type RenderListProps, renderList } from './render-list.js'
export { renderParts } from './render-parts.js'
export { type RenderStatusProps, renderStatus } from './render-status.js'
export type { PageRouter } from './router.js'
export { showValue } from './show-value.js'
export { type Announcer, createAnnouncer } from './status.js'
export { type PartProps, toAttributes } from './to-attributes.js'
