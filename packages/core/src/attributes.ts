interface PartAttributes<Part> {
  /** On every part. */
  'data-scope': 'pagination'
  /** Which part it is. */
  'data-part': Part
  /** From `ids`. */
  id?: string
}

/** Attributes of the root element. */
export interface RootAttributes extends PartAttributes<'root'> {
  /** Name of the landmark, from `translations`. */
  'aria-label': string
  /** From the option `dir`. */
  dir?: 'ltr' | 'rtl'
}

/** Attributes of an ellipsis. */
export interface EllipsisAttributes extends PartAttributes<'ellipsis'> {
  /** Hides a gap from assistive technology, unless it is interactive. */
  'aria-hidden'?: 'true'
}

/** Attributes of an Item or a trigger. `type` and `disabled` are a button's; `href`, `rel` and `role` are a link's. */
export interface ControlAttributes extends PartAttributes<'item' | `${'first' | 'prev' | 'next' | 'last'}-trigger`> {
  /** Name of the control, from `translations`. */
  'aria-label': string
  /** On the Item of the current page. */
  'aria-current'?: 'page'
  /** On a disabled control. */
  'aria-disabled'?: 'true'
  /** On a disabled control. */
  'data-disabled'?: ''
  /** Page number of an Item. */
  'data-index'?: number
  /** On the Item of the current page. */
  'data-selected'?: ''
  /** On a disabled button. */
  disabled?: true
  /** On an enabled link, from `getPageUrl`. */
  href?: string
  /** On the links to the previous and the next page. */
  rel?: 'prev' | 'next'
  /** On a disabled link, which has no `href` and so no role of its own. */
  role?: 'link'
  /** On a button, so that it submits no form. */
  type?: 'button'
}

/** Which ellipsis it is, and how the caller uses it. */
export interface EllipsisOptions {
  /** Position in `pages`, from 0. */
  readonly index: number
  /**
   * Whether the element can be clicked or focused. Assistive technology must then find it, so it isn't hidden. Default
   * false.
   */
  readonly isInteractive?: boolean | undefined
}

/** How a control is used. */
export interface ControlOptions {
  /** Disables the control. Default false. */
  readonly disabled?: boolean | undefined
  /**
   * Set where the element follows from the attributes (a `button` where there is a `type`, else an `a`): a link
   * without `getPageUrl` is then a button. Default false: the caller's element brings its own `href`.
   */
  readonly isOwnElement?: boolean | undefined
}

/** The attributes that a part has of its own; those without a value may be among them. */
export interface OwnAttributes {
  readonly 'data-part': (RootAttributes | EllipsisAttributes | ControlAttributes)['data-part']
  readonly [name: string]: unknown
}

/** All attributes of a part, without those that have no value: `undefined`, `null` and `false`. */
export function part<Attributes>(...given: readonly [OwnAttributes, ...object[]]): Attributes {
  // An empty object has room inside for the first four: thousands of instances keep these.
  const attributes: Record<string, unknown> = {}
  attributes['data-scope'] = 'pagination'
  for (const own of given) {
    for (const name in own) {
      const value = own[name as never]
      if (value != null && value !== false) attributes[name] = value
    }
  }
  return attributes as Attributes
}
