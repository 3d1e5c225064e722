import { positiveInteger } from '../numbers/number.js'
import type { PaginationOptions } from '../options/options.js'

export const canNavigate = ({ navigate, getPageUrl }: Pick<PaginationOptions, 'navigate' | 'getPageUrl'>): boolean =>
  !!(navigate && getPageUrl)

/** Whether a router owns the page, so that requests store nothing. */
export const isRouted = (options: Pick<PaginationOptions, 'navigate' | 'getPageUrl' | 'page'>): boolean =>
  canNavigate(options) && !!positiveInteger(options.page)
