import type { PaginationOptions } from './options.js'
import type { Position } from './position.js'
import type { Requests } from './requests.js'

/** What the parts need from a pagination besides its public numbers. */
export interface Internals extends Requests {
  readonly options: PaginationOptions
}

/** A result of `connect`, however the framework spells its events. */
export type AnyPagination = Pick<Position, 'page' | 'pageSize' | 'totalPages'>

// A registered symbol, so that parts work across two copies of this package.
export const internals: unique symbol = Symbol.for('@dogear/core') as never

export const internalsOf = (pagination: AnyPagination): Internals =>
  (pagination as unknown as { readonly [internals]: Internals })[internals]
