import { onAnchor } from '../adapter.js'
import { fieldParts, numberedParts } from '../options/part-names.js'
import { keepFocus } from './keep-focus.js'
import { showValue } from './show-value.js'
import { type PartProps, toAttributes } from './to-attributes.js'

type Props = { [name: string]: unknown }

const applied = new WeakMap<Element, Props>()
/** The elements whose markup has another name than the default one. */
const named = new WeakSet<Element>()
/** What `href` was before a disabled anchor lost it. */
const ownHrefs = new WeakMap<Element, string>()

/**
 * Applies the result of a prop getter to an element. Call it again after each change: it sets changed attributes, removes
 * attributes that are gone, and adds each listener only once. Names are those of HTML. A function is a listener if its name
 * starts with `on`, as `onClick` does; `style` can be an object; `undefined`, `null`, `false`, and other functions and objects
 * set nothing, except that `aria-*` and the like can be "false". An `aria-label` in your markup wins, except on an Item or an
 * EllipsisTrigger. On a root it also calls `keepFocus`, and the text of a PageInput stays while it is edited. Fill a select with
 * its options first. A missing element is ignored, as in all functions of this module.
 * @example applyProps(next, api.getNextTriggerProps())
 */
export function applyProps(element: Element, props: PartProps): void {
  if (!element) return
  const given: Props = { ...props }
  const defaultName = given['aria-label'] as string | undefined
  if (!hasProps(element) && hasOwnName(element, props['data-part'], defaultName)) named.add(element)
  const before = applied.get(element) ?? stateOf(element)
  if (named.has(element)) delete given['aria-label']
  const next = onAnchor(given, element.localName)
  const isDisabledAnchor = next !== given
  const attributes = toAttributes(next as PartProps)
  applied.set(element, next)
  const href = element.getAttribute('href')
  if (href && isDisabledAnchor) ownHrefs.set(element, href)
  // `onClick` is always among them, so that listeners keep their order even if a control is disabled at first.
  for (const name of ['onClick', ...Object.keys({ ...before, ...next })]) {
    if (/^on/.test(name)) element.addEventListener(name.slice(2).toLowerCase(), callLatest)
    else if (!(name in before) || next[name] !== before[name]) setAttribute(element, name, attributes[name])
  }
  const ownHref = ownHrefs.get(element)
  if (ownHref && !isDisabledAnchor && !element.hasAttribute('href')) element.setAttribute('href', ownHref)
  if (props['data-part'] === 'root') keepFocus(element)
  if (fieldParts.includes(props['data-part'])) showValue(element as HTMLInputElement, next.value as string, defaultName)
}

/** Whether an element has props, from whichever function of this module. */
export const hasProps = (element: Element): boolean => applied.has(element)

/** What the HTML of a server, a clone or a snapshot may still say about another state. */
const stateOf = (element: Element): Props =>
  Object.fromEntries(element.hasAttribute('data-scope') ? stateNames.map((name) => [name, null]) : [])

const stateNames = [
  ...['aria-busy', 'aria-current', 'aria-disabled', 'aria-hidden'],
  ...['data-busy', 'data-disabled', 'data-selected', 'data-single-page', 'disabled'],
]

/** Whether the markup has a name of its own. That of an Item or an EllipsisTrigger is a server's, for another number. */
function hasOwnName(element: Element, part: string, defaultName: string | undefined) {
  const name = element.getAttribute('aria-label')
  return name !== null && name !== defaultName && !numberedParts.includes(part)
}

function setAttribute(element: Element, name: string, text: string | undefined) {
  if (text === undefined) element.removeAttribute(name)
  else element.setAttribute(name, text)
}

/** One function for all, because browsers ignore a listener that is added again. */
function callLatest(event: Event) {
  for (const [name, handler] of Object.entries(applied.get(event.currentTarget as Element) ?? {})) {
    if (name.toLowerCase() === `on${event.type}` && typeof handler === 'function') handler(event)
  }
}
