import type { PaginationModel } from './model.js'
import type { PaginationOptions } from './options.js'
import type { Position } from './position.js'
import type { Requests } from './requests.js'

/** What the parts need from a pagination besides its public numbers. */
export interface Internals extends Requests {
  readonly options: PaginationOptions
  /** The last page that a request can reach. */
  readonly lastPage: number
  /** While busy, the last rendered position that wasn't busy. */
  readonly settled: Position | undefined
  /** Spells the DOM name of an event as the framework does. */
  readonly eventName: (event: string) => string
}

/** A result of `connect`, however the framework spells its events. */
export type AnyPagination = Pick<
  PaginationModel,
  'page' | 'pageSize' | 'pages' | 'pageRange' | 'totalPages' | 'isTotalKnown' | 'nextPage' | 'busy' | 'disabled'
>

// A registered symbol, so that parts work across two copies of this package.
export const internals: unique symbol = Symbol.for('@dogear/core') as never

export const internalsOf = (pagination: AnyPagination): Internals =>
  (pagination as unknown as { readonly [internals]: Internals })[internals]
