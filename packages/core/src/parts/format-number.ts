import { type AnyPagination, internals } from './any-pagination.js'

/** A page number as the list shows it: by `translations.number`, or in plain digits. */
export function formatNumber(pagination: AnyPagination, number: number): string {
  return (pagination[internals].options.translations?.number ?? String)(number)
}
