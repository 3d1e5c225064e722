import { getEntries, type PageEntry, type Pages } from './numbers/entries.js'
import { getPosition, type PaginationState, type Position } from './numbers/position.js'
import type { ShownNumbers } from './numbers/total.js'
import { warn } from './numbers/warn.js'
import type { PaginationOptions } from './options/options.js'
import { type AnyPagination, type Internals, internals } from './parts/any-pagination.js'
import type { ControlAttributes, EllipsisAttributes, RootAttributes } from './parts/attributes.js'
import { type ControlPartProps, itemPart, triggerPart } from './parts/control.js'
import { type EllipsisPartProps, ellipsisPart } from './parts/list.js'
import { rootPart } from './parts/regions.js'
import type { Direction, PaginationActions } from './requests/request.js'
import type { PartProps, ToProps } from './to-props.js'

/** Attributes and click handler of a control, to spread on an element. A disabled control has no handler. */
export type ControlProps<Click extends string = 'onClick'> = PartProps<ControlAttributes, Click>

type ControlOptions = Pick<ControlPartProps, 'disabled'>

/** Numbers, entries, actions and prop getters: the context in the adapters, and `get()` of `createPagination`. */
export interface PaginationApi<Click extends string = 'onClick'>
  extends AnyPagination,
    ShownNumbers,
    PaginationActions {
  /** Entries to render. */
  readonly pages: Pages
  /** The items of the current page: `data.slice((page - 1) * pageSize, page * pageSize)`. None while `data` is missing. */
  readonly slice: <V>(data: readonly V[]) => V[]
  /** Attributes of the root element. */
  readonly getRootProps: () => RootAttributes
  /** Attributes and click handler of the Item for an entry of `pages`. */
  readonly getItemProps: (entry: PageEntry & ControlOptions) => ControlProps<Click>
  /** Attributes of the ellipsis at `index` in `pages`. */
  readonly getEllipsisProps: (entry: EllipsisPartProps) => EllipsisAttributes
  /** Attributes and click handler of the control that goes to the first page. */
  readonly getFirstTriggerProps: (options?: ControlOptions) => ControlProps<Click>
  /** Attributes and click handler of the control that goes to the previous page. */
  readonly getPrevTriggerProps: (options?: ControlOptions) => ControlProps<Click>
  /** Attributes and click handler of the control that goes to the next page. */
  readonly getNextTriggerProps: (options?: ControlOptions) => ControlProps<Click>
  /** Attributes and click handler of the control that goes to the last page. */
  readonly getLastTriggerProps: (options?: ControlOptions) => ControlProps<Click>
}

/** What the API for users is made of. */
export interface Connected<Click extends string> extends Internals {
  readonly toProps: ToProps<Click>
}

/**
 * Combines options, position and requests into the API for users. An entry that is also in the `previous` API of the same
 * instance is the same object.
 */
export function connect<Click extends string>(
  parts: Connected<Click>,
  previous?: Pick<AnyPagination, 'pages'>,
): PaginationApi<Click> {
  const { options, position, requests, toProps } = parts
  const { page, pageSize } = position.shown
  warn('options', options)

  const getTriggerProps = (direction: Direction) => (props?: ControlOptions) =>
    toProps(triggerPart(api, { ...props, direction, asChild: true }))

  const api: PaginationApi<Click> = {
    [internals]: parts,
    pages: getPages(options, position, previous?.pages),
    slice: (data) => (data ?? []).slice((page - 1) * pageSize, page * pageSize),
    getRootProps: () => toProps(rootPart(api)),
    getItemProps: (entry) => toProps(itemPart(api, { ...entry, asChild: true })),
    getEllipsisProps: (entry) => toProps(ellipsisPart(api, { ...entry })),
    getFirstTriggerProps: getTriggerProps('first'),
    getPrevTriggerProps: getTriggerProps('prev'),
    getNextTriggerProps: getTriggerProps('next'),
    getLastTriggerProps: getTriggerProps('last'),
    ...position.shown,
    ...requests.actions,
  }
  return api
}

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
  return { position, pages: getPages(options, position, previous?.pages), ...position.shown }
}

function getPages(options: PaginationOptions, { shown }: Position, previous?: Pages) {
  // By name: a spread would read every option, and where options are signals, each callback would cause a new list.
  const { siblingCount, boundaryCount } = options
  return getEntries({ siblingCount, boundaryCount, ...shown }, previous)
}
