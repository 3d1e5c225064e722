import { englishTriggerLabel } from '../options/labels.js'
import type { Direction } from '../requests/request.js'
import { type AnyPagination, internals } from './any-pagination.js'
import { type ControlAttributes, type ControlPart, type ControlPartProps, controlPart } from './control.js'
import type { Own } from './part.js'

/** The control that goes to the first, previous, next or last page. */
export function triggerPart(pagination: AnyPagination, direction: Direction, props: ControlPartProps): ControlPart {
  const { ids, translations } = pagination[internals].options
  const own: Own<ControlAttributes> = {
    'data-part': `${direction}-trigger`,
    id: ids?.[`${direction}Trigger`],
    'aria-label': translations?.[`${direction}TriggerLabel`] ?? englishTriggerLabel(direction),
  }
  return controlPart(pagination, own, props, direction)
}
