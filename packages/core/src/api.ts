import { entriesInput, getEntries, type PageEntry, type Pages } from './numbers/entries.js'
import { getPosition, type Position } from './numbers/position.js'
import type { ShownNumbers } from './numbers/shown.js'
import type { PaginationState } from './numbers/wanted.js'
import { warn } from './numbers/warn.js'
import type { PaginationOptions } from './options/options.js'
import { type AnyPagination, type Internals, internals } from './parts/any-pagination.js'
import type { ControlPartProps, ControlProps } from './parts/control.js'
import { type EllipsisAttributes, type EllipsisPartProps, ellipsisPart } from './parts/ellipsis.js'
import { itemPart } from './parts/item.js'
import { type RootAttributes, rootPart } from './parts/root.js'
import { triggerPart } from './parts/trigger.js'
import type { Direction, PaginationActions } from './requests/request.js'

type ControlOptions = Pick<ControlPartProps, 'disabled'>

// The constructor copies these members.
// biome-ignore lint/correctness/noUnusedVariables: a merged declaration must have the same parameters.
export interface PaginationApi<Click extends string = 'onClick'> extends ShownNumbers, PaginationActions {}

/**
 * Numbers, entries, actions and prop getters at one moment: the context in the adapters, and `get()` of `createPagination`.
 * Its functions need no `this`, so that they can be destructured.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: see above.
export class PaginationApi<Click extends string = 'onClick'> implements AnyPagination {
  /** For the parts. */
  declare readonly [internals]: Internals<Click>
  /** Entries to render. */
  readonly pages: Pages

  /** An entry that is also in the list of the `previous` pagination of the same instance is the same object. */
  constructor(parts: Internals<Click>, previous?: AnyPagination) {
    const { options, position, requests } = parts
    warn('options', options)
    Object.assign(this, position.shown, requests.actions)
    this[internals] = parts
    this.pages = getEntries(entriesInput(options, position.shown), previous?.pages)
  }

  /** Whether controls are buttons or links, as the option says. */
  // An accessor, because options may be signals.
  get type(): 'button' | 'link' {
    return this[internals].options.type ?? 'button'
  }

  /** The URL of a page with the current page size, as the option returns it. `undefined` without the option. */
  readonly getPageUrl = (page: number): string | undefined =>
    this[internals].options.getPageUrl?.({ page, pageSize: this.pageSize })

  /** The items of the current page: `data.slice((page - 1) * pageSize, page * pageSize)`. None while `data` is missing. */
  readonly slice = <V>(data: readonly V[]): V[] =>
    (data ?? []).slice((this.page - 1) * this.pageSize, this.page * this.pageSize)

  /** Attributes of the root element. */
  readonly getRootProps = (): RootAttributes => this[internals].toProps(rootPart(this))

  /** Attributes and click handler of the Item for an entry of `pages`. */
  readonly getItemProps = (entry: PageEntry & ControlOptions): ControlProps<Click> =>
    this[internals].toProps(itemPart(this, { ...entry, asChild: true }))

  /** Attributes of the ellipsis at `index` in `pages`. */
  readonly getEllipsisProps = (entry: EllipsisPartProps): EllipsisAttributes =>
    this[internals].toProps(ellipsisPart(this, { ...entry }))

  /** Attributes and click handler of the control that goes to the first page. */
  readonly getFirstTriggerProps = (options?: ControlOptions): ControlProps<Click> =>
    getTriggerProps(this, 'first', options)

  /** Attributes and click handler of the control that goes to the previous page. */
  readonly getPrevTriggerProps = (options?: ControlOptions): ControlProps<Click> =>
    getTriggerProps(this, 'prev', options)

  /** Attributes and click handler of the control that goes to the next page. */
  readonly getNextTriggerProps = (options?: ControlOptions): ControlProps<Click> =>
    getTriggerProps(this, 'next', options)

  /** Attributes and click handler of the control that goes to the last page. */
  readonly getLastTriggerProps = (options?: ControlOptions): ControlProps<Click> =>
    getTriggerProps(this, 'last', options)
}

const getTriggerProps = <Click extends string>(
  pagination: PaginationApi<Click>,
  direction: Direction,
  options?: ControlOptions,
): ControlProps<Click> =>
  pagination[internals].toProps(triggerPart(pagination, direction, { ...options, asChild: true }))

/** All numbers and the list of pages, without requests. */
export interface PaginationModel extends ShownNumbers {
  /** Entries to render. */
  readonly pages: Pages
  /** Where the numbers come from. */
  readonly position: Position
}

/**
 * Computes all numbers and the list of pages from the options, for server code. Pure, and valid for any input. `state` is
 * what the last request stored, and `previous` the last model of the same instance.
 */
export function paginate(
  given: PaginationOptions | null | undefined,
  state?: PaginationState,
  previous?: PaginationModel,
): PaginationModel {
  const options = given ?? {}
  warn('options', options)
  const position = getPosition(options, state, previous?.position)
  const pages = getEntries(entriesInput(options, position.shown), previous?.pages)
  return { position, pages, ...position.shown }
}
