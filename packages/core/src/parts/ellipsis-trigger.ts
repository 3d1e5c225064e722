import type { EllipsisEntry } from '../entries.js'
import { formatNumber } from '../format-number.js'
import { type AnyPagination, internalsOf } from '../internals.js'
import { positiveInteger } from '../number.js'
import { englishJumpLabel } from '../translations.js'
import { type ControlPart, type ControlPartProps, controlPart } from './control.js'

/** Options of an EllipsisTrigger. */
export interface EllipsisTriggerPartProps extends ControlPartProps {
  /** Position in `pages`, from 0. */
  readonly index: number
  /** Which ellipsis it is, for a list that shows fewer entries than `pages`. Default: the entry at `index`. */
  readonly value?: EllipsisEntry['value'] | undefined
  /** Number of pages to jump, from 1. A target outside the gap is moved to its nearest page. Default 5. */
  readonly by?: number | undefined
}

/** The control that jumps into the gap of an ellipsis, but not beyond it. */
export function ellipsisTriggerPart(pagination: AnyPagination, props: EllipsisTriggerPartProps): ControlPart {
  const { ids, translations } = internalsOf(pagination).options
  const { index, by, disabled } = props
  const name = props.value ?? pagination.pages[index]?.value
  const direction = name === 'ellipsis-start' ? 'back' : 'forward'
  const longest = positiveInteger(by) ?? 5
  const page = getJumpTarget(pagination, name, direction === 'back' ? -longest : longest)
  // A disabled trigger keeps the label of a whole jump.
  const distance = Math.abs(page - pagination.page) || longest
  const own = {
    'data-part': 'ellipsis-trigger',
    id: ids?.ellipsisTrigger?.(index),
    'aria-label': (translations?.jumpLabel ?? englishJumpLabel)({ direction, distance, page }, (number) =>
      formatNumber(pagination, number),
    ),
  } as const
  return controlPart(pagination, own, { ...props, value: page, disabled: disabled || page === pagination.page })
}

/** The page that a jump leads to. The current page if the gap has no page that is known to exist. */
function getJumpTarget({ page, pages, totalPages }: AnyPagination, name: unknown, jump: number) {
  const index = pages.findIndex((entry) => entry.value === name)
  if (!/^ellipsis/.test(name as string)) return page
  // A list that shows fewer entries may have an ellipsis that `pages` doesn't have.
  const [before, after] = index < 0 ? [] : [pages[index - 1], pages[index + 1]]
  const first = Number(before?.value ?? (jump < 0 ? 0 : page)) + 1
  const last = Number(after?.value ?? (jump < 0 ? page : totalPages + 1)) - 1
  return first > last ? page : Math.max(first, Math.min(page + jump, last))
}
