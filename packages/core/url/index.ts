export { createPageUrl, type PageUrl } from './page-url.js'
export type { PageUrlOptions } from './page-url-options.js'
export type { UrlParams } from './parameters.js'
export type { UrlInput } from './split.js'
