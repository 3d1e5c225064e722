import { showValue } from '@dogear/core/dom'
import type { VNode } from 'vue'

/** Vnode hooks that show a value in a select or an input, except while it is edited. */
export function showing(value: string, name: string): object {
  const show = ({ el }: VNode) => showValue(el as HTMLSelectElement | HTMLInputElement, value, name)
  return { onVnodeMounted: show, onVnodeUpdated: show }
}

/** The same with the initial value of an input. */
export const valueProps = (value: string, name: string) => ({ [attribute('value')]: value, ...showing(value, name) })

/** Spells the name of an attribute so that Vue never sets the DOM property, which would overwrite what the user has entered. */
export const attribute = (name: string): string => (typeof document === 'undefined' ? name : `^${name}`)
