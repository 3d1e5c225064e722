import { type Field, fieldHandler } from '../events/field.js'
import { afterPress, type Path, watchPresses } from '../events/press.js'
import { parsePage } from '../numbers/parse-page.js'
import { type AnyPagination, formatNumber, internals, type Model } from './any-pagination.js'
import { type FieldAttributes, type FieldPart, type FieldPartProps, type FieldProps, fieldProps } from './field.js'
import { createPart, type Own } from './part.js'

/** Options of the PageInput. */
export interface PageInputPartProps extends FieldPartProps {}

/** The input that the user is leaving with the Tab key. */
let tabbed: Field | undefined

/** The field for a page number. Its text is the current page, except while it is edited. */
export function pageInputPart(pagination: Model, props?: PageInputPartProps | null): FieldPart<'input'> {
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
  const goTo = (field: Field, event: object, typed = field.value) => {
    const page = parsePage(typed)
    // The current page stays until a parent that controls it accepts the new one.
    field.value = value
    if (page !== undefined) requests.request({ page }, { reason: own['data-part'], event: event as never })
  }
  /** Goes to the typed page a moment later, because a browser also sends `focusout` when the field is about to be removed. */
  const leave = (field: Field, event: object, wins: (pressed: Path) => boolean) => {
    const typed = field.value
    let isObsolete = false
    // Another Root may show the same pagination, and a parent may answer later.
    const unsubscribe = requests.onRequest((to) => {
      if (!to) return
      isObsolete = true
      field.value = value
    })
    const commit = (pressed: Path) => {
      unsubscribe()
      // A field that is gone, hidden, disabled or inert by now requests nothing, and another page that it shows stays.
      const isUsable =
        !field.disabled && field.isConnected && !field.closest('[inert]') && (field.checkVisibility?.() ?? true)
      if (isObsolete) return
      if (!isUsable || wins(pressed)) field.value = value
      else if (field.value === typed || field.value === value) goTo(field, event, typed)
    }
    if (tabbed === field) Promise.resolve([]).then(commit)
    else afterPress(field, commit)
    tabbed = undefined
  }
  const part = createPart('input', [own], {
    keydown: fieldHandler((field, event, stop) => {
      watchPresses(field, 'addEventListener')
      // Enter and Escape belong to the input method while it composes text.
      if (event.isComposing || event.keyCode === 229) return
      tabbed = event.key === 'Tab' ? field : undefined
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
      // The window lost focus, so the user may come back to the edit.
      if (field.getRootNode().activeElement === field) return
      watchPresses(field, 'removeEventListener')
      if (field.value === value) return
      const to = event.relatedTarget
      const around = event.composedPath()
      const root = field.closest(rootPart)
      const isControl = (node: Path[0]) => node.matches?.(control) && node.closest(rootPart) === root
      if (to && isControl(to)) field.value = value
      else
        leave(field, event, (pressed) =>
          pressed.some((node) => !around.includes(node) && (isControl(node) || node.matches?.(winner))),
        )
    }),
  })
  return { ...part, value }
}

/** Attributes, value and event handlers of a PageInput. */
export function getPageInputProps(pagination: AnyPagination, options?: PageInputPartProps): FieldProps {
  return fieldProps(pagination, pageInputPart(pagination, options))
}

const rootPart = '[data-scope=pagination][data-part=root]'

// If the user goes to another control of the same Root, they no longer want the page in the input. One string, so that bundlers can drop it.
const control =
  '[data-scope=pagination]:is([data-part=item], [data-part$=trigger], [data-part=page-size-select], [data-part=page-input])'

// Nor if they press a link, something in a Content, or what has a role or a tabindex. A mere button may be the app's "Go".
const winner =
  ':any-link, :is([role], [tabindex]):not([data-scope=pagination]:not([data-part=content]), button:not([role]))'
