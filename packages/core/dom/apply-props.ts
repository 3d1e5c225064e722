import type {
  ContentAttributes,
  ControlProps,
  EllipsisAttributes,
  FieldProps,
  ListAttributes,
  ListItemAttributes,
  RootAttributes,
  StatusAttributes,
} from '../src/index.js'
import { keepFocus } from './keep-focus.js'
import { nameField } from './name-field.js'

/** The result of a prop getter, or the attributes of a part. */
export type PartProps =
  | RootAttributes
  | ListAttributes
  | ListItemAttributes
  | EllipsisAttributes
  | ControlProps
  | FieldProps
  | StatusAttributes
  | ContentAttributes

type Props = { readonly [name: string]: unknown }

/** The events that parts handle. */
const events = { onClick: 'click', onChange: 'change', onKeydown: 'keydown', onFocusout: 'focusout' }

const applied = new WeakMap<Element, Props>()

/**
 * Applies the result of a prop getter to an element. Call it again after each change: it sets changed attributes, removes
 * attributes that are gone, and adds each listener only once. On a root it also calls `keepFocus`, and the text of a
 * PageInput stays while it is edited. Fill a select with its options first. A missing element is ignored, as in all functions
 * of this module.
 * @example applyProps(next, api.getNextTriggerProps())
 */
export function applyProps(element: Element, props: PartProps): void {
  if (!element) return
  const before = applied.get(element)
  const next: Props = { ...props }
  applied.set(element, next)
  for (const [name, event] of Object.entries(events)) {
    if (!before && (name in next || event === 'click'))
      element.addEventListener(event, (event) => (applied.get(element)?.[name] as EventListener | undefined)?.(event))
  }
  if (props['data-part'] === 'root') keepFocus(element)
  for (const name of Object.keys({ ...before, ...next })) {
    const value = next[name]
    if (name in events || value === before?.[name]) continue
    if (value === undefined) element.removeAttribute(name)
    else if (name !== 'value' || element.localName === 'input')
      element.setAttribute(name, value === true ? '' : String(value))
  }
  if (isField(element)) showValue(element, next.value as string, props['aria-label' as never])
}

const isField = (element: Element): element is HTMLSelectElement | HTMLInputElement =>
  element.matches('[data-part=page-size-select], [data-part=page-input]')

type Field = HTMLSelectElement | HTMLInputElement

const lastValues = new WeakMap<Field, string>()
const addedOptions = new WeakMap<HTMLSelectElement, HTMLOptionElement>()

/**
 * Shows a value in a select or an input. Call it after each commit. A text that the user has changed and not yet submitted
 * stays while the field has focus and isn't disabled. If a select has no option with that value, one is added. `name` is the
 * default `aria-label` of the field, which it has unless a `<label>` gives it a name: a text, an `alt` or an `aria-label` that
 * isn't hidden. Labels that come, change or go without a commit are noticed a task after the first call, and on focus.
 */
export function showValue(field: Field, value: string, name?: string): void {
  if (!field) return
  const before = lastValues.get(field) ?? (field as HTMLInputElement).defaultValue ?? field.value
  if ('options' in field) {
    addOption(field, value)
    // A reset of the form selects the default.
    for (const option of field.options) setDefault(option, option.value === value)
  }
  // Without focus, another text is one that the browser has restored.
  const hasFocus = (field.getRootNode() as Document).activeElement === field && !field.disabled
  if (field.localName !== 'input' || !hasFocus || field.value === before) field.value = value
  lastValues.set(field, value)
  if (name !== undefined) nameField(field, name)
}

function addOption(select: HTMLSelectElement, value: string) {
  const added = addedOptions.get(select)
  if ([...select.options].some((option) => option !== added && option.value === value)) added?.remove()
  else {
    const option = added ?? select.ownerDocument.createElement('option')
    addedOptions.set(select, option)
    option.value = value
    option.text = value
    select.append(option)
  }
}

function setDefault(option: HTMLOptionElement, isDefault: boolean) {
  if (option.defaultSelected !== isDefault) option.defaultSelected = isDefault
}
