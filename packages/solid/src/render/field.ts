import type { FieldPart } from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'

export type Field = HTMLSelectElement | HTMLInputElement

/** Shows the value of a part in its element. A text that the user is editing stays. */
export function showInField(field: Field, { value, attributes }: FieldPart): void {
  // The attribute, because the property would overwrite what the user has entered.
  if (field.localName === 'input') (field as HTMLInputElement).defaultValue = value
  showValue(field, value, attributes['aria-label'])
}
