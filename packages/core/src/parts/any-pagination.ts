import type { Pages } from '../numbers/entries.js'
import type { Position } from '../numbers/position.js'
import type { ShownNumbers } from '../numbers/total.js'
import type { PaginationOptions } from '../options/options.js'
import type { Requests } from '../requests/request.js'
import type { Part } from './part.js'

/** What the parts need besides the public numbers. */
export interface Internals {
  readonly options: PaginationOptions
  readonly position: Position
  readonly requests: Requests
  /** Turns a part into props for the framework's elements. */
  readonly toProps: (part: Part) => object
  /** What `getPages` needs besides the numbers. */
  readonly list?: ListSource
  /** What `complete` has created. */
  context?: object | undefined
}

interface ListSource extends Pick<PaginationOptions, 'siblingCount' | 'boundaryCount'> {
  /** The list of the previous model, whose entries keep their identity. */
  readonly previous: Pages | undefined
}

// A registered symbol, so that parts work across two copies of this package.
export const internals: unique symbol = Symbol.for('@dogear/core') as never

/** What the parts read. `getPages` returns its list of pages. */
export interface Model
  extends Pick<
    ShownNumbers,
    'page' | 'pageSize' | 'pageRange' | 'totalPages' | 'isTotalKnown' | 'nextPage' | 'busy' | 'disabled'
  > {
  /** For the parts. Only `createModel` creates it. */
  readonly [internals]: Internals
  /** `undefined` until a part or a user needs it. */
  pages?: Pages | undefined
}

/** The result of `connect`, whatever the framework calls its click handler. */
export interface AnyPagination extends Model {
  readonly pages: Pages
}

/** A page number as the list shows it: by `translations.number`, or in plain digits. */
export function formatNumber(pagination: Model, number: number): string {
  return (pagination[internals].options.translations?.number ?? String)(number)
}
