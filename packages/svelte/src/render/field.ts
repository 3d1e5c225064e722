import { showValue } from '@dogear/core/dom'

/** Shows a value in a select or an input, except while it is edited. */
export function showInField(field: HTMLSelectElement | HTMLInputElement, value: string, name: string): void {
  const show = () => showValue(field, value, name)
  show()
  // In older versions of Svelte, effects run before the options of a select are up to date.
  queueMicrotask(show)
}

/** The initial value of an input. In the browser, `value` would overwrite what the user has entered. */
export const initialValue = (value: string) => ({
  [typeof document === 'undefined' ? 'value' : 'defaultValue']: value,
})
