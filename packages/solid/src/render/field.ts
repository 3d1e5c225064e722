import { showValue } from '@dogear/core/dom'

export type Field = HTMLSelectElement | HTMLInputElement

/** Shows a value in a field. A text that the user is editing stays. */
export function showInField(field: Field, value: string, name: string): void {
  // The attribute, because the property would overwrite what the user has entered.
  if (field.localName === 'input') (field as HTMLInputElement).defaultValue = value
  showValue(field, value, name)
}
