import type { AnyPagination } from '@dogear/core'
import {
  contentPart,
  type PageInputPartProps,
  type PageSizeSelectPartProps,
  pageInputPart,
  pageInputValue,
  pageSizeSelectPart,
  pageSizeValue,
} from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'
import { spell, spellContent, spellField } from './spell.js'

/** Props of the select that changes the page size. `getPageSizeOptions` returns its options. */
export function getPageSizeSelectProps(pagination: AnyPagination, options?: PageSizeSelectPartProps) {
  const props = spell(spellField(pageSizeSelectPart(pagination, options)))
  return Object.assign(props, valueProps<HTMLSelectElement>(pageSizeValue(pagination), props['aria-label']))
}

/** Props of the input for a page number. */
export function getPageInputProps(pagination: AnyPagination, options?: PageInputPartProps) {
  const props = spell(spellField(pageInputPart(pagination, options)))
  return Object.assign(props, valueProps<HTMLInputElement>(pageInputValue(pagination), props['aria-label']))
}

/** Props of the element around the items. */
export function getContentProps(pagination: AnyPagination) {
  return spell(spellContent(contentPart(pagination)))
}

/** What a field shows, except while the user edits it. React calls a new ref in each commit. */
function valueProps<Field extends HTMLInputElement | HTMLSelectElement>(value: string, name: string) {
  return {
    defaultValue: value,
    ref(field: Field | null) {
      if (field) showValue(field, value, name)
    },
  }
}
