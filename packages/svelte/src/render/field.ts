import type { FieldPart } from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'

/** Shows the value of a part in its element, except while it is edited. */
export function showInField(field: HTMLSelectElement | HTMLInputElement, { value, attributes }: FieldPart): void {
  showValue(field, value, attributes['aria-label'])
}

/** The initial value of an input. In the browser, `value` would overwrite what the user has entered. */
export const initialValue = (value: string) => ({
  [typeof document === 'undefined' ? 'value' : 'defaultValue']: value,
})
