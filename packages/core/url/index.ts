export { createPageUrl, type PageUrl, type PageUrlOptions } from './page-url.js'
export type { UrlParams } from './parameters.js'
export type { UrlInput } from './split.js'
