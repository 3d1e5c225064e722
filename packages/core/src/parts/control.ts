import { type ClickHandler, clickHandler } from '../events/click.js'
import { positiveInteger } from '../numbers/page-math.js'
import { warn } from '../numbers/warn.js'
import { englishItemLabel, englishTriggerLabel } from '../options/labels.js'
import { pageInDirection } from '../requests/destination.js'
import type { Direction } from '../requests/request.js'
import { formatNumber, internals, type Model } from './any-pagination.js'
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

/** A button, or a link in link mode. */
export interface ControlPart extends Part<ControlAttributes, 'button' | 'a'> {}

/** The tag of every Item and trigger. */
export function controlTag(pagination: Model, asChild?: boolean): 'button' | 'a' {
  const { getPageUrl, type } = pagination[internals].options
  return type === 'link' && (getPageUrl || asChild) ? 'a' : 'button'
}

/** A control that goes to the page `value`, or in a direction. */
export function controlPart(
  pagination: Model,
  own: Own<ControlAttributes>,
  { value = 0, direction, disabled, asChild }: ControlPartProps & { value?: number; direction?: Direction },
): ControlPart {
  const { options, position, requests } = pagination[internals]
  const { getPageUrl, type } = options
  const { pageSize, totalPages, nextPage } = pagination
  const reason = own['data-part']
  const page = direction ? pageInDirection(pagination, direction) : value
  const isAtEnd = direction && page === pagination.page
  // While busy, Next stays enabled on a page that no request can leave. While nothing is known, the pages before exist.
  const lastEnabled = totalPages ? Math.max(totalPages, nextPage ?? pagination.page) : pagination.page - 1
  const isOutOfReach = page > lastEnabled || (!direction && page > position.lastPage)
  const isDisabled = !!disabled || pagination.disabled || isAtEnd || page !== positiveInteger(page) || isOutOfReach
  const tag = controlTag(pagination, asChild)
  const isLink = tag === 'a'
  warn('missingUrls', type === 'link' && !isLink)
  // The rest is created on a click, because each control of each pagination keeps this function.
  const click: ClickHandler = (event, userHandler) =>
    clickHandler(requests.navigates, (click, isLink) =>
      // A button requests its direction, so that two clicks before a render move two pages.
      requests.request(isLink ? { page } : { page, direction }, { reason, event: click }),
    )(event, userHandler)
  let element: Optional<ControlAttributes> = { type: 'button', autoComplete: 'off', disabled: isDisabled }
  if (isLink) {
    const rel = (direction === 'prev' || direction === 'next') && direction
    element = isDisabled ? { role: 'link' } : { rel, href: getPageUrl?.({ page, pageSize }) }
  }
  const state: Optional<ControlAttributes> = isDisabled ? { 'aria-disabled': 'true', 'data-disabled': '' } : {}
  return createPart(tag, [own, element, state], isDisabled ? {} : { click })
}

/** Options of an Item. */
export interface ItemPartProps extends ControlPartProps {
  /** Page number, from 1. */
  readonly value: number
}

/** The control that goes to one page of the list. */
export function itemPart(pagination: Model, props: ItemPartProps): ControlPart {
  const { ids, translations } = pagination[internals].options
  const { page, totalPages, isTotalKnown } = pagination
  const { value } = props
  const isCurrent = value === page
  const own: Own<ControlAttributes> = {
    'data-part': 'item',
    id: ids?.item?.(value),
    'aria-label': (translations?.itemLabel ?? englishItemLabel)(
      { page: value, totalPages: isTotalKnown ? totalPages : 0 },
      (number) => formatNumber(pagination, number),
    ),
    'data-index': value,
    'aria-current': isCurrent && 'page',
    'data-selected': isCurrent && '',
  }
  return controlPart(pagination, own, props)
}

/** Options of a trigger. */
export interface TriggerPartProps extends ControlPartProps {
  readonly direction: Direction
}

/** The control that goes to the first, previous, next or last page. */
export function triggerPart(pagination: Model, props: TriggerPartProps): ControlPart {
  const { ids, translations } = pagination[internals].options
  const { direction } = props
  const own: Own<ControlAttributes> = {
    'data-part': `${direction}-trigger`,
    id: ids?.[`${direction}Trigger`],
    'aria-label': translations?.[`${direction}TriggerLabel`] ?? englishTriggerLabel(direction),
  }
  return controlPart(pagination, own, props)
}
