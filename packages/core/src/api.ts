import type { PaginationActions } from './actions.js'
import type { ClickHandler } from './click.js'
import type { Direction } from './directions.js'
import type { PageEntry } from './entries.js'
import { camelCaseHandler } from './events.js'
import { type AnyPagination, type Internals, internals } from './internals.js'
import type { PaginationModel } from './model.js'
import type { ControlAttributes, EllipsisAttributes, RootAttributes } from './parts/attributes.js'
import type { ControlPartProps } from './parts/control.js'
import { type EllipsisPartProps, ellipsisPart } from './parts/ellipsis.js'
import { itemPart } from './parts/item.js'
import type { Part } from './parts/part.js'
import { rootPart } from './parts/root.js'
import { triggerPart } from './parts/trigger.js'
import { propsOf } from './props-of.js'
import type { Requests } from './requests.js'

/** Attributes and click handler of a control, to spread on an element. A disabled control has no handler. */
export type ControlProps<Click extends string = 'onClick'> = ControlAttributes & { [Name in Click]?: ClickHandler }

type Shown = Omit<PaginationModel, 'options' | 'stored' | 'state' | 'total' | 'settled' | 'requestedPage' | 'lastPage'>

type ControlOptions = Pick<ControlPartProps, 'disabled'>

/** The numbers, entries, actions and prop getters of a pagination: the context in the adapters, and `get()` of `createPagination`. */
export interface PaginationApi<Click extends string = 'onClick'> extends Shown, PaginationActions {
  /** The items of the current page: `data.slice((page - 1) * pageSize, page * pageSize)`. */
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

/**
 * Combines model and requests into the API for users. `eventName` spells the DOM name of an event as the framework does,
 * for the prop getters. Default: `onClick` for `click`.
 */
export function connect<Click extends string = 'onClick'>(
  model: PaginationModel,
  requests: Requests,
  eventName = camelCaseHandler,
): PaginationApi<Click> {
  const { options, settled, lastPage, page, pageSize } = model
  const { request, actions, navigates, onRequest } = requests

  // `PaginationApi` types the getters: each accepts the props of its part, except `direction` and `asChild`.
  const getterOf = (part: (api: AnyPagination, props: never) => Part, direction?: Direction) => (props?: object) =>
    propsOf(api, part(api, { ...props, direction, asChild: true } as never)) as never

  // By name, because a literal with spreads takes five times as long.
  const api: PaginationApi<Click> & { [internals]: Internals } = {
    [internals]: { options, lastPage, settled, request, actions, navigates, onRequest, eventName },
    page,
    pageSize,
    count: model.count,
    totalPages: model.totalPages,
    isTotalKnown: model.isTotalKnown,
    pages: model.pages,
    pageRange: model.pageRange,
    previousPage: model.previousPage,
    nextPage: model.nextPage,
    busy: model.busy,
    disabled: model.disabled,
    slice: (data) => data.slice((page - 1) * pageSize, page * pageSize),
    setPage: actions.setPage,
    setPageSize: actions.setPageSize,
    setPagination: actions.setPagination,
    goToFirstPage: actions.goToFirstPage,
    goToPrevPage: actions.goToPrevPage,
    goToNextPage: actions.goToNextPage,
    goToLastPage: actions.goToLastPage,
    getRootProps: getterOf(rootPart),
    getItemProps: getterOf(itemPart),
    getEllipsisProps: getterOf(ellipsisPart),
    getFirstTriggerProps: getterOf(triggerPart, 'first'),
    getPrevTriggerProps: getterOf(triggerPart, 'prev'),
    getNextTriggerProps: getterOf(triggerPart, 'next'),
    getLastTriggerProps: getterOf(triggerPart, 'last'),
  }
  return api
}
