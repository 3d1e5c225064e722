import { type Field, fieldHandler, type NativeFieldEvent } from '../events/field.js'
import { afterPress, type PathNode, watchPresses } from '../events/press.js'
import { parsePage } from '../numbers/parse-page.js'
import { type AnyPagination, formatNumber, internals } from './any-pagination.js'
import { type FieldAttributes, type FieldPart, type FieldPartProps, type FieldProps, fieldProps } from './field.js'
import { createPart, type Own } from './part.js'

/** Options of the PageInput. */
export interface PageInputPartProps extends FieldPartProps {}

/** The field for a page number. Its text is the current page, except while it is edited. */
export function pageInputPart(pagination: AnyPagination, props?: PageInputPartProps | null): FieldPart<'input'> {
  const { options, requests } = pagination[internals]
  const { ids, translations } = options
  const isDisabled = !!props?.disabled || pagination.disabled
  const value = formatNumber(pagination, pagination.page)
  const own: Own<FieldAttributes> = {
    'data-part': 'page-input',
    id: ids?.pageInput,
    'aria-label': translations?.pageInputLabel ?? 'page',
    autocomplete: 'off',
    type: 'text',
    inputmode: 'numeric',
    enterkeyhint: 'go',
    disabled: isDisabled,
    'data-disabled': isDisabled && '',
  }
  const goTo = (field: Field, event: NativeFieldEvent, typed = field.value) => {
    const page = parsePage(typed)
    // The current page stays until a parent that controls it accepts the new one.
    field.value = value
    if (page !== undefined) requests.request({ page }, { reason: own['data-part'], event })
  }
  /**
   * Goes to the typed page, unless what the user does next says that they want something else. That is known once the press that
   * moved focus has ended, and a browser also sends `focusout` when the field is about to be removed.
   */
  const leave = (field: Field, event: NativeFieldEvent) => {
    const typed = field.value
    const { relatedTarget } = event
    const around = event.composedPath()
    let hasRequested = false
    // Also from another Root that shows the same pagination. A parent may answer later.
    const unsubscribe = requests.onRequest((to) => {
      if (!to) return
      hasRequested = true
      field.value = value
    })
    const isControl = (node: PathNode | null | undefined) =>
      node?.matches?.(control) && node.closest(root) === field.closest(root)
    const goesElsewhere = (pressed: readonly PathNode[]) => {
      const homes = [field.form, field.closest(root)].filter(Boolean)
      const isNear = pressed.some((node) => homes.includes(node) || homes.includes(node.form))
      const elsewhere = isNear ? interactive : `${interactive}, ${usable}`
      const isElsewhere = (node: PathNode) => !around.includes(node) && (node.matches?.(elsewhere) || isControl(node))
      return isControl(relatedTarget) || pressed.some(isElsewhere)
    }
    afterPress(field, (pressed) => {
      unsubscribe()
      if (hasRequested) return
      const isUsable =
        !field.disabled && field.isConnected && !field.closest('[inert]') && (field.checkVisibility?.() ?? true)
      if (!isUsable || goesElsewhere(pressed)) field.value = formatNumber(pagination, requests.position().shown.page)
      // If it shows something else by now, another page was rendered.
      else if (field.value === typed || field.value === value) goTo(field, event, typed)
    })
  }
  const part = createPart('input', [own], {
    keydown: fieldHandler((field, event, stop) => {
      watchPresses(field)
      // Enter and Escape belong to the input method while it composes text.
      if (event.isComposing || event.keyCode === 229) return
      if (event.key === 'Enter') {
        event.preventDefault()
        goTo(field, event)
      } else if (event.key === 'Escape' && field.value !== value) {
        event.preventDefault()
        stop()
        field.value = value
      }
    }),
    focusout: fieldHandler((field, event) => {
      // If it is still the active element, the window lost focus, and the user may come back to the edit.
      if (field.value !== value && field.getRootNode().activeElement !== field) leave(field, event)
    }),
  })
  return { ...part, value }
}

/** Attributes, value and event handlers of a PageInput. */
export function getPageInputProps(pagination: AnyPagination, options?: PageInputPartProps): FieldProps {
  return fieldProps(pagination, pageInputPart(pagination, options))
}

const root = '[data-scope=pagination][data-part=root]'

/** Whoever goes to one of these, in the same Root, doesn't want the typed page. */
const control = '[data-scope=pagination]:is([data-part=item], [data-part$=trigger], [data-part^=page-])'

/**
 * Whoever presses one of these, anywhere, doesn't want it either: a link, something in a Content, or what has a role or a `tabindex`.
 */
const interactive =
  ':any-link, [role]:not([role=status]), [tabindex]:not(button), [data-scope=pagination][data-part=content]'

/** Nor one of these, unless it is in the Root or in the form of the field, where a button may say "Go". */
const usable = 'button, input, select, textarea, summary, label, [contenteditable]'
