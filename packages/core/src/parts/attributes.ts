interface PartAttributes<Part> {
  /** On every part. */
  'data-scope': 'pagination'
  /** The name of the part. */
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
  /** Hides the ellipsis from assistive technology, unless it is interactive. */
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
  /** On a disabled link, which has no `href` and therefore no implicit role. */
  role?: 'link'
  /** On a button, so that it doesn't submit a form. */
  type?: 'button'
}
