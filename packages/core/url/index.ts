export { createPageUrl, type PageUrl, type PageUrlOptions } from './page-url.js'
export type { UrlInput, UrlParams } from './url-parts.js'
