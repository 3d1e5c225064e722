import type { PaginationOptions } from './options.js'
import type { Position } from './position.js'
import type { Requests } from './requests.js'

/** What the parts read from a pagination besides its public numbers. */
export interface Internals extends Requests {
  readonly options: PaginationOptions
}

/** What `connect` returned, however the framework spells its events. */
export type AnyPagination = Pick<Position, 'page' | 'pageSize' | 'totalPages'>

// A registered symbol, so that parts work with another copy of this package, too.
export const internals: unique symbol = Symbol.for('@dogear/core') as never

export const internalsOf = (pagination: AnyPagination): Internals =>
  (pagination as unknown as { readonly [internals]: Internals })[internals]
