export { createPageUrl, type PageUrl } from './page-url.js'
export type { PageUrlOptions } from './page-url-options.js'
export type { UrlInput, UrlParams } from './url-parts.js'
