import { onAnchor } from '../src/adapter.js'
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

const applied = new WeakMap<Element, Props>()
/** What `href` was before a disabled anchor lost it. */
const ownHrefs = new WeakMap<Element, string>()

/**
 * Applies the result of a prop getter to an element. Call it again after each change: it sets changed attributes, removes
 * attributes that are gone, and adds each listener only once. Names are those of HTML. A function is a listener if its name
 * starts with `on`, as `onClick` does; `style` can be an object; `undefined`, `null`, `false`, and other functions and objects
 * set nothing, except that `aria-*` and the like can be "false". On a root it also calls `keepFocus`, and the text of a
 * PageInput stays while it is edited. Fill a select with its options first. A missing element is ignored, as in all functions
 * of this module.
 * @example applyProps(next, api.getNextTriggerProps())
 */
export function applyProps(element: Element, props: PartProps): void {
  if (!element) return
  const before = applied.get(element) ?? {}
  const given: Props = { ...props }
  const next = onAnchor(given, element.localName)
  applied.set(element, next)
  const href = element.getAttribute('href')
  if (href && next !== given) ownHrefs.set(element, href)
  // The listener of a click has its place among others even if a control is disabled at first.
  for (const name of Object.keys({ onClick: 0, ...before, ...next })) {
    if (/^on/.test(name)) element.addEventListener(name.slice(2).toLowerCase(), callLatest)
    else if (!(name in before) || next[name] !== before[name]) setAttribute(element, name, next[name])
  }
  const ownHref = ownHrefs.get(element)
  if (ownHref && next === given && !element.hasAttribute('href')) element.setAttribute('href', ownHref)
  if (props['data-part'] === 'root') keepFocus(element)
  if (isField(element)) showValue(element, next.value as string, props['aria-label' as never])
}

/** One function for all, because browsers ignore a listener that is added again. */
function callLatest(event: Event) {
  for (const [name, handler] of Object.entries(applied.get(event.currentTarget as Element) ?? {})) {
    if (name.toLowerCase() === `on${event.type}` && typeof handler === 'function') handler(event)
  }
}

function setAttribute(element: Element, name: string, value: unknown) {
  // For these, false isn't the same as no attribute.
  const isText = /^(aria-|data-|contenteditable|draggable|spellcheck)/.test(name)
  const text = name === 'style' && typeof value === 'object' ? toCss(value) : value
  if (text == null || (text === false && !isText) || /object|function/.test(typeof text)) element.removeAttribute(name)
  else if (name !== 'value' || element.localName === 'input')
    element.setAttribute(name, text === true && !isText ? '' : String(text))
}

const toCss = (style: object | null) =>
  Object.entries(style ?? {})
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${/^--/.test(name) ? name : name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}`)
    .join(';')

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
    for (const option of field.options) option.toggleAttribute('selected', option.value === value)
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
  else if (added?.text !== value || added !== select.lastElementChild) {
    const option = added ?? select.ownerDocument.createElement('option')
    addedOptions.set(select, option)
    // Its value is its text.
    option.text = value
    select.append(option)
  }
}
