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
import { showValue } from './show-value.js'

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
