import { type Field, type FieldTarget, fieldHandler } from '../events/field.js'
import { parsePage } from '../numbers/parse-page.js'
import { type AnyPagination, internals } from './any-pagination.js'
import type { FieldAttributes } from './attributes.js'
import { formatNumber } from './format-number.js'
import { createPart, type Own, type Part } from './part.js'

/** Options of the PageInput. */
export interface PageInputPartProps {
  /** Disables the input. Default false. */
  readonly disabled?: boolean | undefined
}

/** The field for a page number. Its text is the current page, except while it is edited. */
export function pageInputPart(
  pagination: AnyPagination,
  { disabled }: PageInputPartProps = {},
): Part<FieldAttributes, 'input'> {
  const { options, requests } = pagination[internals]
  const { ids, translations } = options
  const isDisabled = !!disabled || pagination.disabled
  const text = formatNumber(pagination, pagination.page)
  const own: Own<FieldAttributes> = {
    'data-part': 'page-input',
    id: ids?.pageInput,
    'aria-label': translations?.pageInputLabel ?? 'page',
    type: 'text',
    inputmode: 'numeric',
    enterkeyhint: 'go',
    disabled: isDisabled,
    'data-disabled': isDisabled && '',
  }
  const goTo = (field: Field, event: object) => {
    const page = parsePage(field.value)
    // The current page stays until a parent that controls it accepts the new one.
    field.value = text
    if (page !== undefined) requests.request({ page }, { reason: own['data-part'], event: event as never })
  }
  return createPart('input', [own], {
    keydown: fieldHandler((field, event) => {
      // Enter and Escape belong to the input method while it composes text.
      if (event.isComposing || event.keyCode === 229) return
      if (event.key === 'Enter') {
        event.preventDefault()
        goTo(field, event)
      } else if (event.key === 'Escape' && field.value !== text) {
        event.preventDefault()
        field.value = text
      }
    }),
    focusout: fieldHandler((field, event) => {
      const { ownerDocument } = field
      // The window lost focus, so the user may come back to the edit.
      if (field.value === text || ownerDocument.activeElement === field) return
      // Safari doesn't focus buttons, but it marks the pressed one and everything around it.
      const next = event.relatedTarget ?? ownerDocument.querySelector(`${inner}:active`)
      if (isInSamePagination(field, next)) field.value = text
      else goTo(field, event)
    }),
  })
}

/** The text of a PageInput that isn't being edited. */
export function pageInputValue(pagination: AnyPagination): string {
  return formatNumber(pagination, pagination.page)
}

// Whole, so that bundlers can drop them.
const root = '[data-scope=pagination][data-part=root]'
const inner = '[data-scope=pagination]:not([data-part=root], [data-part=content])'

function isInSamePagination(field: Field, next: FieldTarget | null) {
  const own = field.closest(root)
  return !!own && !!next?.closest(inner) && next.closest(root) === own
}
