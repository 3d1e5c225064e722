import { getEntries, type ListOptions, type PageEntry, type Pages } from './numbers/entries.js'
import { getPosition, type PaginationState, type Position } from './numbers/position.js'
import type { ShownNumbers } from './numbers/total.js'
import { warn } from './numbers/warn.js'
import type { PaginationOptions } from './options/options.js'
import { type AnyPagination, type Internals, internals, type Model } from './parts/any-pagination.js'
import type { ControlPartProps, ControlProps } from './parts/control.js'
import { type EllipsisAttributes, type EllipsisPartProps, ellipsisPart } from './parts/ellipsis.js'
import { itemPart } from './parts/item.js'
import { getPages } from './parts/list.js'
import { type RootAttributes, rootPart } from './parts/root.js'
import type { ToProps } from './parts/to-props.js'
import { triggerPart } from './parts/trigger.js'
import type { Direction, PaginationActions } from './requests/request.js'

type ControlOptions = Pick<ControlPartProps, 'disabled'>

/** Numbers, entries, actions and prop getters: the context in the adapters, and `get()` of `createPagination`. */
export interface PaginationApi<Click extends string = 'onClick'>
  extends AnyPagination,
    ShownNumbers,
    PaginationActions {
  /** Entries to render. */
  readonly pages: Pages
  /** Whether controls are buttons or links, as the option says. */
  readonly type: 'button' | 'link'
  /** The URL of a page with the current page size, as the option returns it. `undefined` without the option. */
  readonly getPageUrl: (page: number) => string | undefined
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
 * Combines options, position and requests into what the parts read. An entry that is also in the list of the `previous` model of
 * the same instance is the same object.
 */
export function createModel(parts: Internals, previous?: Model): Model {
  const { options, position } = parts
  // Read here, because options may be signals, and a change of these needs a new list.
  const { siblingCount, boundaryCount, ellipses } = options
  const list: ListOptions = { siblingCount, boundaryCount, ellipses }
  const previousPages = previous?.pages ?? previous?.[internals].previousPages
  warn('options', options)
  return { [internals]: { list, previousPages, ...parts }, pages: undefined, ...position.shown }
}

/** The context for users: a model with the list of pages, actions and prop getters. The same object for the same model. */
export function complete<Click extends string = 'onClick'>(model: Model): PaginationApi<Click> {
  // What a user passes to a RootProvider is complete.
  if ('slice' in model) return model as PaginationApi<Click>
  const parts = model[internals]
  parts.context ??= createContext<Click>(model)
  return parts.context as PaginationApi<Click>
}

/** A model that is complete from the start. */
export function connect<Click extends string>(parts: Connected<Click>, previous?: Model): PaginationApi<Click> {
  return createContext(createModel(parts, previous))
}

function createContext<Click extends string>(model: Model): PaginationApi<Click> {
  const { options, requests, toProps } = model[internals] as Connected<Click>
  const { page, pageSize } = model
  const getTriggerProps = (direction: Direction) => (props?: ControlOptions) =>
    toProps(triggerPart(model, { ...props, direction, asChild: true }))
  return {
    getPageUrl: (to) => options.getPageUrl?.({ page: to, pageSize }),
    // A getter, because options may be signals.
    get type() {
      return options.type ?? 'button'
    },
    slice: (data) => (data ?? []).slice((page - 1) * pageSize, page * pageSize),
    getRootProps: () => toProps(rootPart(model)),
    getItemProps: (entry) => toProps(itemPart(model, { ...entry, asChild: true })),
    getEllipsisProps: (entry) => toProps(ellipsisPart(model, { ...entry })),
    getFirstTriggerProps: getTriggerProps('first'),
    getPrevTriggerProps: getTriggerProps('prev'),
    getNextTriggerProps: getTriggerProps('next'),
    getLastTriggerProps: getTriggerProps('last'),
    pages: getPages(model),
    ...model,
    ...requests.actions,
  } as PaginationApi<Click>
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
  const { siblingCount, boundaryCount, ellipses } = options
  const list: ListOptions = { siblingCount, boundaryCount, ellipses }
  const pages = getEntries({ ...list, ...position.shown }, previous?.pages)
  return { position, pages, ...position.shown }
}
