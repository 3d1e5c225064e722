type Field = HTMLSelectElement | HTMLInputElement

const shown = new WeakMap<Field, string>()
const added = new WeakMap<HTMLSelectElement, HTMLOptionElement>()

/**
 * Shows a value in a select or an input. Call it after each commit. A text that the user has changed and not yet submitted
 * stays while the field has focus and isn't disabled. If a select has no option with that value, one is added. `name` is the
 * default `aria-label` of the field, which is removed if a `<label>` names the field.
 */
export function showValue(field: Field, value: string, name?: string): void {
  if (!field) return
  const before = shown.get(field) ?? (field as HTMLInputElement).defaultValue ?? field.value
  if ('options' in field) {
    addOption(field, value)
    // What a reset of the form selects.
    for (const option of field.options) setDefault(option, option.value === value)
  }
  // Without focus, it is a text that the browser has restored.
  const hasFocus = (field.getRootNode() as Document).activeElement === field && !field.disabled
  if (field.localName !== 'input' || !hasFocus || field.value === before) field.value = value
  shown.set(field, value)
  if (field.labels?.length && field.getAttribute('aria-label') === name) field.removeAttribute('aria-label')
}

function addOption(select: HTMLSelectElement, value: string) {
  const own = added.get(select)
  if ([...select.options].some((option) => option !== own && option.value === value)) own?.remove()
  else {
    const option = own ?? select.ownerDocument.createElement('option')
    added.set(select, option)
    option.value = value
    option.text = value
    select.append(option)
  }
}

function setDefault(option: HTMLOptionElement, isDefault: boolean) {
  if (option.defaultSelected !== isDefault) option.defaultSelected = isDefault
}
