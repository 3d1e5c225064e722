type Attributes = { readonly [name: string]: unknown }

/**
 * The attributes for an element with this tag, from those of a part and its user. A disabled anchor has no `href`, whoever wrote it,
 * and has the role of a link. Without a `tag`, an element with an `href` is an anchor. `undefined` replaces what a child has.
 */
export function onAnchor<A extends Attributes>(attributes: A, tag?: unknown): A {
  const isAnchor = tag === undefined ? attributes.href != null : tag === 'a' || tag === 'area'
  if (!isAnchor || attributes['data-disabled'] == null) return attributes
  return { role: 'link', ...attributes, href: undefined, type: undefined, disabled: undefined }
}
