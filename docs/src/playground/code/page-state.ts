import type { State } from '../controls'
import type { Attribute } from './markup'

/** Where the page is kept: by Dogear, in variables of the app, or in the URL. */
export interface PageState {
  readonly keeper: 'dogear' | 'app' | 'url'
  readonly page: number
  readonly pageSize: number
  /** Whether the app keeps the page size too, because it can change. */
  readonly hasPageSize: boolean
  /** The attributes for what Dogear keeps. */
  readonly defaults: readonly Attribute[]
  /** The lines before the component. */
  readonly pageUrl: readonly string[]
}

export function pageStateOf({ type, controlled, page = 1, pageSize = 10, pageSizeSelect }: State): PageState {
  const keeper = type === 'link' ? 'url' : controlled ? 'app' : 'dogear'
  const hasPageSize = keeper === 'app' && pageSizeSelect
  const defaults: Attribute[] = []
  if (keeper === 'dogear' && page !== 1) defaults.push(['defaultPage', page])
  if (keeper !== 'url' && !hasPageSize && pageSize !== 10) defaults.push(['defaultPageSize', pageSize])
  const argument = pageSize === 10 ? '' : `{ defaultPageSize: ${pageSize} }`
  const pageUrl = keeper === 'url' ? ['', `const pageUrl = createPageUrl(${argument})`] : []
  return { keeper, page, pageSize, hasPageSize, defaults, pageUrl }
}
