import type { ClickHandler } from '../click.js'
import type { FieldHandler } from '../field-event.js'
import type {
  ContentAttributes,
  ControlAttributes,
  EllipsisAttributes,
  FieldAttributes,
  ListAttributes,
  ListItemAttributes,
  RootAttributes,
  StatusAttributes,
} from './attributes.js'

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

/** Attributes of one part. `undefined`, `null` and `false` mean that an attribute is left out. */
export interface OwnAttributes {
  readonly 'data-part': (
    | RootAttributes
    | ListAttributes
    | ListItemAttributes
    | EllipsisAttributes
    | ControlAttributes
    | FieldAttributes
    | StatusAttributes
    | ContentAttributes
  )['data-part']
  readonly [name: string]: unknown
}

export function createPart<Attributes extends object, Tag extends string>(
  tag: Tag,
  groups: readonly [OwnAttributes, ...object[]],
  on: Part['on'] = {},
): Part<Attributes, Tag> {
  // An empty literal has room for four properties inline, which saves memory in thousands of instances.
  const attributes: Record<string, unknown> = {}
  attributes['data-scope'] = 'pagination'
  for (const group of groups) {
    for (const name in group) {
      const value = group[name as never]
      if (value != null && value !== false) attributes[name] = value
    }
  }
  return { tag, attributes: attributes as Attributes, on }
}
