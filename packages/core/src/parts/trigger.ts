import type { Direction } from '../directions.js'
import { type AnyPagination, internalsOf } from '../internals.js'
import { englishTriggerLabel } from '../translations.js'
import { type ControlPart, type ControlPartProps, controlPart } from './control.js'

/** Options of a trigger. */
export interface TriggerPartProps extends ControlPartProps {
  readonly direction: Direction
}

/** The control that goes to the first, previous, next or last page. */
export function triggerPart(pagination: AnyPagination, props: TriggerPartProps): ControlPart {
  const { ids, translations } = internalsOf(pagination).options
  const { direction } = props
  const own = {
    'data-part': `${direction}-trigger`,
    id: ids?.[`${direction}Trigger`],
    'aria-label': translations?.[`${direction}TriggerLabel`] ?? englishTriggerLabel(direction),
  } as const
  return controlPart(pagination, own, props)
}
