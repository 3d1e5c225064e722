import type { PageEntry, Pages } from './numbers/entries.js'
import { getPages } from './numbers/model.js'
import type { ShownNumbers } from './numbers/position.js'
import { warn } from './numbers/warn.js'
import { type AnyPagination, type Internals, internals } from './parts/any-pagination.js'
import type { ControlAttributes, EllipsisAttributes, RootAttributes } from './parts/attributes.js'
import type { ControlPartProps } from './parts/control.js'
import { type EllipsisPartProps, ellipsisPart } from './parts/ellipsis.js'
import { itemPart } from './parts/item.js'
import { rootPart } from './parts/root.js'
import { triggerPart } from './parts/trigger.js'
import type { Direction, PaginationActions } from './requests/request.js'
import type { Spell, Spelled } from './spell.js'

/** Attributes and click handler of a control, to spread on an element. A disabled control has no handler. */
export type ControlProps<Click extends string = 'onClick'> = Spelled<ControlAttributes, Click>

type ControlOptions = Pick<ControlPartProps, 'disabled'>

/** The numbers, entries, actions and prop getters of a pagination: the context in the adapters, and `get()` of `createPagination`. */
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
  readonly spell: Spell<Click>
}

/**
 * Combines options, position and requests into the API for users. An entry that is also in the `previous` API of the same
 * instance is the same object.
 */
export function connect<Click extends string>(
  parts: Connected<Click>,
  previous?: Pick<AnyPagination, 'pages'>,
): PaginationApi<Click> {
  const { options, position, requests, spell } = parts
  const { page, pageSize } = position.shown
  warn('options', options)

  const getTriggerProps = (direction: Direction) => (props?: ControlOptions) =>
    spell(triggerPart(api, { ...props, direction, asChild: true }))

  // Spreads at the end: members after them would make this several times slower.
  const api: PaginationApi<Click> = {
    [internals]: parts,
    pages: getPages(options, position, previous?.pages),
    slice: (data) => (data ?? []).slice((page - 1) * pageSize, page * pageSize),
    getRootProps: () => spell(rootPart(api)),
    getItemProps: (entry) => spell(itemPart(api, { ...entry, asChild: true })),
    getEllipsisProps: (entry) => spell(ellipsisPart(api, { ...entry })),
    getFirstTriggerProps: getTriggerProps('first'),
    getPrevTriggerProps: getTriggerProps('prev'),
    getNextTriggerProps: getTriggerProps('next'),
    getLastTriggerProps: getTriggerProps('last'),
    ...position.shown,
    ...requests.actions,
  }
  return api
}
