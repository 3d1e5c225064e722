import type { Pages } from '../numbers/entries.js'
import type { Position } from '../numbers/position.js'
import type { ShownNumbers } from '../numbers/shown.js'
import type { PaginationOptions } from '../options/options.js'
import type { Requests } from '../requests/request.js'
import type { ToProps } from './to-props.js'

/** What the parts need besides the public numbers. */
export interface Internals<Click extends string = never> {
  readonly options: PaginationOptions
  readonly position: Position
  readonly requests: Requests
  /** Turns a part into props for the framework's elements. */
  readonly toProps: ToProps<Click>
}

// A registered symbol, so that parts work across two copies of this package.
export const internals: unique symbol = Symbol.for('@dogear/core') as never

/** What the parts read of a pagination, whatever the framework calls its click handler. */
export interface AnyPagination extends ShownNumbers {
  /** Entries to render. */
  readonly pages: Pages
  /** For the parts. */
  readonly [internals]: Internals
}

/** A page number as the list shows it: by `translations.number`, or in plain digits. */
export function formatNumber(pagination: AnyPagination, number: number): string {
  return (pagination[internals].options.translations?.number ?? String)(number)
}
