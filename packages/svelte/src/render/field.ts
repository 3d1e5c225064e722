import type { FieldPart } from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'

type Field = HTMLSelectElement | HTMLInputElement

/** By field: shows its latest value again. */
const shown = /* @__PURE__ */ new WeakMap<Field, () => void>()

/** Shows the value of a part in its element, except while it is edited. */
export function showInField(field: Field, { value, attributes }: FieldPart): void {
  const show = () => {
    showValue(field, value, attributes['aria-label'])
    if (field.localName === 'input' && (field as HTMLInputElement).defaultValue !== value)
      (field as HTMLInputElement).defaultValue = value
  }
  if (!shown.has(field)) showAgain(field)
  shown.set(field, show)
  show()
}

/**
 * Shows the value again when options change, because that can drop the selection: Svelte before 5.57 deselects everything then
 * if attributes are spread. Older versions also remove the default value of an input that they hydrate.
 */
function showAgain(field: Field) {
  const show = () => shown.get(field)?.()
  const observer = new MutationObserver(() => {
    show()
    // An observer of Svelte may be the next one.
    queueMicrotask(show)
  })
  observer.observe(field, { childList: true, subtree: true, attributeFilter: ['value'] })
}

/** The initial value of an input. In the browser, `value` would overwrite what the user has entered. */
export const initialValue = (value: string) => ({
  [typeof document === 'undefined' ? 'value' : 'defaultValue']: value,
})
