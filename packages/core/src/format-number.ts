import { type AnyPagination, internalsOf } from './internals.js'

/** A page number as the list shows it: by `translations.number`, or in plain digits. */
export function formatNumber(pagination: AnyPagination, number: number): string {
  return (internalsOf(pagination).options.translations?.number ?? String)(number)
}
