import type { ClickHandler } from '../events/click.js'
import type { FieldHandler } from '../events/field.js'

/** Attributes of every part. */
export interface PartAttributes<Part> {
  /** On every part. */
  'data-scope': 'pagination'
  /** The name of the part. */
  'data-part': Part
  /** From `ids`. */
  id?: string
}

/** The element of a part: its tag, attributes and event handlers. */
export interface Part<Attributes extends object = object, Tag extends string = string> {
  readonly tag: Tag
  /** HTML attributes. Attributes without a value are left out. */
  readonly attributes: Attributes
  /** Handlers by the DOM name of their event. */
  readonly on: {
    readonly click?: ClickHandler
    readonly change?: FieldHandler
    readonly keydown?: FieldHandler
    readonly focusout?: FieldHandler
  }
}

/** Attributes of a part. `undefined`, `null` and `false` mean that an attribute is left out. */
export type Optional<Attributes> = {
  readonly [Name in keyof Attributes]?: Attributes[Name] | undefined | null | false
}

/** The attributes that tell one part from another. */
export type Own<Attributes extends PartAttributes<string>> = Optional<Attributes> & Pick<Attributes, 'data-part'>

export function createPart<Attributes extends PartAttributes<string>, Tag extends string>(
  tag: Tag,
  groups: readonly [Own<Attributes>, ...Optional<Attributes>[]],
  on: Part['on'] = {},
): Part<Attributes, Tag> {
  // Not in the literal, to save memory: see bench/README.md.
  const attributes = {} as Record<string, unknown>
  attributes['data-scope'] = 'pagination'
  for (const group of groups) {
    for (const name in group) {
      const value: unknown = group[name as never]
      if (value != null && value !== false) attributes[name] = value
    }
  }
  return { tag, attributes: attributes as never, on }
}
