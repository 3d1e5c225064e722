import type { FieldPart } from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'

/** Shows the value of a part in its element, except while it is edited. Returns the teardown of the effect that calls it. */
export function showInField(field: HTMLSelectElement | HTMLInputElement, { value, attributes }: FieldPart): () => void {
  const show = () => {
    showValue(field, value, attributes['aria-label'])
    if ('defaultValue' in field && field.defaultValue !== value) field.defaultValue = value
  }
  show()
  // The selection is lost when the user's options change and, before Svelte 5.57, in a microtask after any option has changed.
  // Svelte before 5.38.9 removes the default value of an input that it hydrates.
  const observer = new MutationObserver(show)
  observer.observe(field, { childList: true, subtree: true, attributeFilter: ['value'] })
  queueMicrotask(show)
  return () => observer.disconnect()
}

/** The initial value of an input. In the browser, `value` would overwrite what the user has entered. */
export const initialValue = (value: string) => ({
  [typeof document === 'undefined' ? 'value' : 'defaultValue']: value,
})
