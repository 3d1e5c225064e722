import type { FieldPart } from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'

/** Shows the value of a part in its element, except while it is edited. */
export function showInField(field: HTMLSelectElement | HTMLInputElement, { value, attributes }: FieldPart): void {
  const show = () => showValue(field, value, attributes['aria-label'])
  show()
  // In older versions of Svelte, effects run before the options of a select are up to date.
  queueMicrotask(show)
}

/** The initial value of an input. In the browser, `value` would overwrite what the user has entered. */
export const initialValue = (value: string) => ({
  [typeof document === 'undefined' ? 'value' : 'defaultValue']: value,
})
