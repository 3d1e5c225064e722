import type { ClickHandler, ControlProps, EllipsisAttributes, RootAttributes } from '../src/index.js'
import { keepFocus } from './keep-focus.js'

/** The result of a prop getter. */
export type PartProps = RootAttributes | EllipsisAttributes | ControlProps

type Props = { readonly onClick?: ClickHandler; readonly [name: string]: unknown }

const applied = new WeakMap<Element, Props>()

/**
 * Applies the result of a prop getter to an element. Call it again after each change: it sets changed attributes, removes
 * attributes that are gone, and listens for clicks only once. On a root it also calls `keepFocus`.
 * @example applyProps(next, api.getNextTriggerProps())
 */
export function applyProps(element: Element, props: PartProps): void {
  const before = applied.get(element)
  const next: Props = { ...props }
  applied.set(element, next)
  if (!before) element.addEventListener('click', (event) => (applied.get(element) as Props).onClick?.(event))
  if (props['data-part'] === 'root') keepFocus(element)
  for (const name of Object.keys({ ...before, ...next })) {
    const value = next[name]
    if (name === 'onClick' || value === before?.[name]) continue
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
}
