import { type ClickHandler, handleClick } from '../events/click.js'
import { toPositiveInteger } from '../numbers/page-math.js'
import { warn } from '../numbers/warn.js'
import { pageInDirection } from '../requests/destination.js'
import type { Direction } from '../requests/request.js'
import { type AnyPagination, internals } from './any-pagination.js'
import { createPart, type Optional, type Own, type Part, type PartAttributes } from './part.js'
import type { PartProps } from './to-props.js'

/** Attributes of an Item, a trigger or an EllipsisTrigger. `type` and `disabled` are a button's; `href`, `rel` and `role` are a link's. */
export interface ControlAttributes
  extends PartAttributes<'item' | 'ellipsis-trigger' | `${'first' | 'prev' | 'next' | 'last'}-trigger`> {
  /** Name of the control, from `translations`. */
  'aria-label': string
  /** On the Item of the current page. */
  'aria-current'?: 'page'
  /** On a disabled control. */
  'aria-disabled'?: 'true'
  /** On a disabled control. */
  'data-disabled'?: ''
  /** Page number of an Item. */
  'data-index'?: number
  /** On the Item of the current page. */
  'data-selected'?: ''
  /** On a disabled button. */
  disabled?: true
  /** On an enabled link, the user's own or from `getPageUrl`. */
  href?: string
  /** On the links to the previous and the next page. */
  rel?: 'prev' | 'next'
  /** On a disabled link, which has no `href` and therefore no implicit role. */
  role?: 'link'
  /** On a button, so that it doesn't submit a form. */
  type?: 'button'
}

/** Attributes and click handler of a control, to spread on an element. A disabled control has no handler. */
export type ControlProps<Click extends string = 'onClick'> = PartProps<ControlAttributes, Click>

/** Options of every control. */
export interface ControlPartProps {
  /** Disables the control. Default false. */
  readonly disabled?: boolean | undefined
  /**
   * Whether you render your own element: anything truthy. If so, a link without `getPageUrl` stays a link, which needs its own
   * `href`; otherwise it becomes a button. Default false.
   */
  readonly asChild?: unknown
  /** The user's own URL. It makes a link without `getPageUrl`, too. */
  readonly href?: string | null | undefined
}

/** A button, or a link in link mode. */
export interface ControlPart extends Part<ControlAttributes, 'button' | 'a'> {}

/** The tag of an Item or trigger. A user's own element or URL makes a link, too. */
export function controlTag(pagination: AnyPagination, mayHaveUrl?: unknown): ControlPart['tag'] {
  const { type, getPageUrl } = pagination[internals].options
  return type === 'link' && (getPageUrl || mayHaveUrl) ? 'a' : 'button'
}

/** A control that goes to the page `value`, or in a direction. */
export function controlPart(
  pagination: AnyPagination,
  own: Own<ControlAttributes>,
  { value = 0, disabled, asChild, href }: ControlPartProps & { value?: number },
  direction?: Direction,
): ControlPart {
  const { options, position, requests } = pagination[internals]
  const { pageSize, totalPages, nextPage } = pagination
  const reason = own['data-part']
  const page = direction ? pageInDirection(pagination, direction) : value
  // First and Last. Prev on page 1 leads to 0, which is no page; a Next without a next page is out of reach.
  const leadsNowhere = direction && page === pagination.page
  // With an open total, Next may lead past `totalPages`. If nothing is known, only the pages before the current one are sure to exist.
  const lastReachable = totalPages ? Math.max(totalPages, nextPage ?? pagination.page) : pagination.page - 1
  // While busy, `totalPages` counts one page more, which only Next may use, so that it keeps focus.
  const isOutOfReach = page > lastReachable || (!direction && page > position.lastPage)
  // It truncates and clamps, so only a valid page equals the result.
  const isPage = page === toPositiveInteger(page)
  const isDisabled = !!disabled || pagination.disabled || leadsNowhere || !isPage || isOutOfReach
  const tag = controlTag(pagination, asChild || href != null)
  if (tag === 'button') warn('missingUrls', options)
  // Nothing else is created before a click, because it would need memory for each control.
  const click: ClickHandler = (event, userHandler) => {
    // A button requests its direction, so that two clicks before a render move two pages.
    const activate = (isLink: boolean) => requests.request(isLink ? { page } : { page, direction }, { reason, event })
    handleClick(event, userHandler, requests, activate)
  }
  // A button has the user's `href`, too, because they may render an anchor in its place.
  let byTag: Optional<ControlAttributes> = { type: 'button', disabled: isDisabled, href }
  if (tag === 'a') {
    const rel = (direction === 'prev' || direction === 'next') && direction
    byTag = isDisabled ? { role: 'link' } : { rel, href: href ?? options.getPageUrl?.({ page, pageSize }) }
  }
  const state: Optional<ControlAttributes> = isDisabled ? { 'aria-disabled': 'true', 'data-disabled': '' } : {}
  return createPart(tag, [own, byTag, state], isDisabled ? {} : { click })
}
