import { clickHandler } from '../events/click.js'
import { positiveInteger } from '../numbers/page-math.js'
import { warn } from '../numbers/warn.js'
import { pageInDirection } from '../requests/destination.js'
import type { Direction } from '../requests/request.js'
import { type AnyPagination, internals } from './any-pagination.js'
import type { ControlAttributes } from './attributes.js'
import { createPart, type Optional, type Own, type Part } from './part.js'

/** Options of every control. */
export interface ControlPartProps {
  /** Disables the control. Default false. */
  readonly disabled?: boolean | undefined
  /**
   * Whether you render your own element. If so, a link without `getPageUrl` stays a link, which needs its own `href`;
   * otherwise it becomes a button. Default false.
   */
  readonly asChild?: boolean | undefined
}

/** The target of a control: a page, or a direction from the current page. */
interface Destination {
  readonly value?: number
  readonly direction?: Direction
}

/** A button, or a link in link mode. */
export interface ControlPart extends Part<ControlAttributes, 'button' | 'a'> {}

/** The tag of every Item and trigger. */
export function controlTag(pagination: AnyPagination, asChild?: boolean): 'button' | 'a' {
  const { getPageUrl, type } = pagination[internals].options
  return type === 'link' && (getPageUrl || asChild) ? 'a' : 'button'
}

/** An Item or a trigger. */
export function controlPart(
  pagination: AnyPagination,
  own: Own<ControlAttributes>,
  { value = 0, direction, disabled, asChild }: Destination & ControlPartProps,
): ControlPart {
  const { options, position, requests } = pagination[internals]
  const { request, navigates } = requests
  const { getPageUrl, type } = options
  const { pageSize, totalPages, nextPage } = pagination
  // Not `own`, so that a handler doesn't keep the attributes in memory.
  const reason = own['data-part']
  const page = direction ? pageInDirection(pagination, direction) : value
  const isAtEnd = direction && page === pagination.page
  const lastOffered = totalPages && Math.max(totalPages, nextPage ?? pagination.page)
  const isOutOfReach = page > lastOffered || (!direction && page > position.lastPage)
  const isDisabled = !!disabled || pagination.disabled || isAtEnd || page !== positiveInteger(page) || isOutOfReach
  const tag = controlTag(pagination, asChild)
  const isLink = tag === 'a'
  if (type === 'link' && !isLink) warn('missingUrls')
  // A button requests its direction, so that two clicks before a render move two pages.
  const target = isLink ? { page } : { page, direction }
  const click = clickHandler(isLink, navigates, (event) => request(target, { reason, event }))
  let element: Optional<ControlAttributes> = { type: 'button', disabled: isDisabled }
  if (isLink) {
    const rel = (direction === 'prev' || direction === 'next') && direction
    element = isDisabled ? { role: 'link' } : { rel, href: getPageUrl?.({ page, pageSize }) }
  }
  const state: Optional<ControlAttributes> = isDisabled ? { 'aria-disabled': 'true', 'data-disabled': '' } : {}
  return createPart(tag, [own, element, state], isDisabled ? {} : { click })
}
