import { nameField } from './name-field.js'

type Field = HTMLSelectElement | HTMLInputElement

const lastValues = new WeakMap<Field, string>()
const addedOptions = new WeakMap<HTMLSelectElement, HTMLOptionElement>()

/**
 * Shows a value in a select or an input. Call it after each commit. A text that the user has changed and not yet submitted
 * stays while the field has focus and isn't disabled. If a select has no option with that value, one is added. `name` is the
 * default `aria-label` of the field, which it has unless a `<label>` gives it a name: a text, an `alt` or an `aria-label` that
 * isn't hidden. Labels that come, change or go without a commit are noticed a task after the first call, and on focus.
 */
export function showValue(field: Field, value: string, name?: string): void {
  if (!field) return
  const before = lastValues.get(field) ?? (field as HTMLInputElement).defaultValue ?? field.value
  if ('options' in field) {
    addOption(field, value)
    // A reset of the form selects the default.
    for (const option of field.options) option.toggleAttribute('selected', option.value === value)
  }
  // Without focus, another text is one that the browser has restored.
  const hasFocus = (field.getRootNode() as Document).activeElement === field && !field.disabled
  if (field.localName !== 'input' || !hasFocus || field.value === before) field.value = value
  lastValues.set(field, value)
  if (name !== undefined) nameField(field, name)
}

function addOption(select: HTMLSelectElement, value: string) {
  const added = addedOptions.get(select)
  if ([...select.options].some((option) => option !== added && option.value === value)) added?.remove()
  else if (added?.value !== value || added !== select.lastElementChild) {
    const option = added ?? select.ownerDocument.createElement('option')
    addedOptions.set(select, option)
    option.value = value
    option.text = value
    select.append(option)
  }
}
