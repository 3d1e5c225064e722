import { isDevelopment } from '@dogear/core/adapter'
import { Comment, Fragment, isVNode, Text, type VNode } from 'vue'

/** Attributes that may also be `undefined`, as when a wrapper component passes on its props. */
export type OrUndefined<Attributes> = { [Name in keyof Attributes]?: Attributes[Name] | undefined }

/** Any element accepts them. A type and no interface, so that the declarations of a package that re-exports a part can inline it. */
export type DataAttributes = {
  readonly [name: `data-${string}`]: unknown
}

/** Attributes of the element of a part. */
export type ElementAttributes<Attributes> = OrUndefined<Attributes> & DataAttributes

/** Without the index signature, which interfaces such as `ButtonHTMLAttributes` lack. */
export type Declared<Props> = { [Name in keyof Props as keyof DataAttributes extends Name ? never : Name]: Props[Name] }

export interface AsChildProps {
  /** Renders the single element of the slot instead of the default one; attributes and handlers are merged. Default false. */
  asChild?: boolean | undefined
}

/** The only element of a slot, or `undefined` if the slot is empty, as with a false `v-if`. Throws on anything else. */
export function onlyChild(slot: readonly unknown[]): VNode | undefined {
  const [child, ...others] = flatten(slot)
  // Text, static markup and the slot of a Vapor component, which all have a symbol as their type, can't receive attributes.
  if (typeof child?.type !== 'symbol' && others.length === 0) return child
  throw new Error(
    isDevelopment()
      ? 'as-child needs exactly one element in the slot, but got text or several. Wrap them in one element, or remove as-child. A component in Vapor mode has no elements that it could use.'
      : 'as-child needs exactly one element',
  )
}

/** The vnodes in a slot and its fragments, without comments and white space. */
export function flatten(slot: readonly unknown[]): VNode[] {
  return slot.flatMap((child) => {
    if (!isVNode(child) || child.type === Comment) return []
    if (child.type === Fragment) return flatten(child.children as unknown[])
    return child.type === Text && !String(child.children).trim() ? [] : child
  })
}
