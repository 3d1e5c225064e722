import type { AnyPagination } from '../parts/any-pagination.js'
import type { Results } from './create-results.js'

/**
 * Follows a part from one pagination to another, and from one element to another. Call what it returns after each commit of the part,
 * and with a null element on unmount.
 */
export function followPart<E, Options>(
  resultsOf: (pagination: AnyPagination, element: E | null) => Results<E, Options>,
) {
  let element: E | null = null
  let results: Results<E, Options> | undefined
  return (next: E | null, pagination: AnyPagination, options?: Options): void => {
    const nextResults = resultsOf(pagination, next)
    if (element && (next !== element || nextResults !== results)) results?.leave(element)
    element = next
    results = nextResults
    if (next) results.update(next, pagination, options)
  }
}
