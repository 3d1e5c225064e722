import type { FieldPart } from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'
import type { VNode } from 'vue'

/** Vnode hooks that show the value of a part in its element, except while it is edited. */
export function showing({ value, attributes }: FieldPart): object {
  const show = ({ el }: VNode) => showValue(el as HTMLSelectElement | HTMLInputElement, value, attributes['aria-label'])
  return { onVnodeMounted: show, onVnodeUpdated: show }
}

/** The same with the initial value of an input. */
export const valueProps = (part: FieldPart) => ({ [attribute('value')]: part.value, ...showing(part) })

/** Names an attribute so that Vue never sets the DOM property, which would overwrite what the user has entered. */
export const attribute = (name: string): string => (typeof document === 'undefined' ? name : `^${name}`)
