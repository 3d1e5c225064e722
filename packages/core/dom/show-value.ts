type Field = HTMLSelectElement | HTMLInputElement

const shown = new WeakMap<Field, string>()

/**
 * Shows a value in a select or an input. Call it after each commit. A text that the user has changed and not yet submitted
 * stays.
 */
export function showValue(field: Field, value: string): void {
  const before = shown.get(field) ?? (field as HTMLInputElement).defaultValue ?? field.value
  // What a reset of the form selects.
  if ('options' in field) for (const option of field.options) setDefault(option, option.value === value)
  if (field.localName !== 'input' || field.value === before) field.value = value
  shown.set(field, value)
}

function setDefault(option: HTMLOptionElement, isDefault: boolean) {
  if (option.defaultSelected !== isDefault) option.defaultSelected = isDefault
}
