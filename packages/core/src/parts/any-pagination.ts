import type { ListOptions, Pages } from '../numbers/entries.js'
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
  readonly toProps: <Attributes extends object>(part: Part<Attributes>) => Attributes
  /** The options of the list of pages. */
  readonly list?: ListOptions | undefined
  /** The latest list of the models before this one, whose entries the next list reuses. */
  readonly previousPages?: Pages | undefined
  /** What `complete` has created. */
  context?: object | undefined
}

// A registered symbol, so that parts work across two copies of this package.
export const internals: unique symbol = Symbol.for('@dogear/core') as never

/** What the parts read: numbers. `getPages` returns the list of pages, and `complete` adds what users need. */
export interface Model
  extends Pick<
    ShownNumbers,
    'page' | 'pageSize' | 'pageRange' | 'totalPages' | 'isTotalKnown' | 'nextPage' | 'busy' | 'disabled'
  > {
  /** For the parts. Only `createModel` creates it. */
  readonly [internals]: Internals
  /** The list of pages, once `getPages` has created it. */
  pages?: Pages | undefined
}

/** What users have, whatever the framework calls its click handler. */
export interface AnyPagination extends Model {
  readonly pages: Pages
}

/** A page number as the list shows it: by `translations.number`, or in plain digits. */
export function formatNumber(pagination: Model, number: number): string {
  return (pagination[internals].options.translations?.number ?? String)(number)
}
