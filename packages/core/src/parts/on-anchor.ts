type Attributes = { readonly [name: string]: unknown }

/**
 * The attributes of a part and its user on an element, which is known by its tag or, without one, by its `href`: a disabled
 * anchor has no `href`, whoever wrote it, and is a link. `undefined` replaces what a child has.
 */
export function onAnchor<A extends Attributes>(attributes: A, tag: unknown = attributes.href != null && 'a'): A {
  const isDisabled = (tag === 'a' || tag === 'area') && attributes['data-disabled'] != null
  return isDisabled
    ? { role: 'link', ...attributes, href: undefined, type: undefined, disabled: undefined }
    : attributes
}
