type Field = HTMLSelectElement | HTMLInputElement

const shown = new WeakMap<Field, string>()

/**
 * Shows a value in a select or an input. Call it after each commit. A text that the user has changed and not yet submitted
 * stays.
 */
export function showValue(field: Field, value: string): void {
  const before = shown.get(field) ?? (field as HTMLInputElement).defaultValue ?? field.value
  if (field.localName !== 'input' || field.value === before) field.value = value
  shown.set(field, value)
}
