interface PartAttributes<Part> {
  'data-scope': 'pagination'
  'data-part': Part
  id?: string
}

/** Attributes of the root element. */
export interface RootAttributes extends PartAttributes<'root'> {
  'aria-label': string
  dir?: 'ltr' | 'rtl'
}

/** Attributes of an ellipsis. */
export interface EllipsisAttributes extends PartAttributes<'ellipsis'> {
  'aria-hidden': 'true'
}

/** Attributes of an Item or a trigger. `type` and `disabled` are a button's; `href`, `rel` and `role` are a link's. */
export interface ControlAttributes extends PartAttributes<'item' | `${'first' | 'prev' | 'next' | 'last'}-trigger`> {
  'aria-label': string
  'aria-current'?: 'page'
  'aria-disabled'?: 'true'
  'data-disabled'?: ''
  'data-index'?: number
  'data-selected'?: ''
  disabled?: true
  href?: string
  rel?: 'prev' | 'next'
  role?: 'link'
  type?: 'button'
}

/** How the caller wants a control. */
export interface ControlOptions {
  /** Disables it as if it were at its end. Default false. */
  readonly disabled?: boolean | undefined
  /**
   * Set where the element follows from the attributes (a `button` where there is a `type`, else an `a`): a link
   * without `getPageUrl` is then a button. Default false: the caller's element brings its own `href`.
   */
  readonly isOwnElement?: boolean | undefined
}
