type Field = HTMLSelectElement | HTMLInputElement

const shown = new WeakMap<Field, string>()

/**
 * Shows a value in a select or an input. Call it after each commit. A text that the user has changed and not yet submitted
 * stays while the field has focus and isn't disabled.
 */
export function showValue(field: Field, value: string): void {
  const before = shown.get(field) ?? (field as HTMLInputElement).defaultValue ?? field.value
  // What a reset of the form selects.
  if ('options' in field) for (const option of field.options) setDefault(option, option.value === value)
  // Without focus, it is a text that the browser has restored.
  const hasFocus = (field.getRootNode() as Document).activeElement === field && !field.disabled
  if (field.localName !== 'input' || !hasFocus || field.value === before) field.value = value
  shown.set(field, value)
}

function setDefault(option: HTMLOptionElement, isDefault: boolean) {
  if (option.defaultSelected !== isDefault) option.defaultSelected = isDefault
}
