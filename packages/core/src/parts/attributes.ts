/** Attributes of every part. */
export interface PartAttributes<Part> {
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
  dir?: 'ltr' | 'rtl' | 'auto'
  /** While `busy`. */
  'data-busy'?: ''
  /** If there is at most one page, so that CSS can hide the pagination. */
  'data-single-page'?: ''
}

/** Attributes of the list. */
export interface ListAttributes extends PartAttributes<'list'> {
  /** On a list that shows only as many entries as fit, so that CSS can give it the rest of the line. */
  'data-fit'?: ''
}

/** Attributes of the element around an entry of the list. */
export interface ListItemAttributes extends PartAttributes<'list-item'> {
  /** Hides an ellipsis from assistive technology, unless it is interactive, so that it isn't announced as an empty item. */
  'aria-hidden'?: 'true'
}

/** Attributes of an ellipsis. */
export interface EllipsisAttributes extends PartAttributes<'ellipsis'> {
  /** Hides the ellipsis from assistive technology, unless it is interactive. */
  'aria-hidden'?: 'true'
}

/** Attributes of an Item, a trigger or an EllipsisTrigger. `type`, `autoComplete` and `disabled` are a button's; `href`, `rel` and `role` are a link's. */
export interface ControlAttributes
  extends PartAttributes<'item' | 'ellipsis-trigger' | `${'first' | 'prev' | 'next' | 'last'}-trigger`> {
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
  /** On a button, so that Firefox doesn't restore `disabled` after a reload. HTML ignores the case, which is React's. */
  autoComplete?: 'off'
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

/** Attributes of a PageSizeSelect or a PageInput. */
export interface FieldAttributes extends PartAttributes<'page-size-select' | 'page-input'> {
  /** Name of the field, from `translations`. */
  'aria-label': string
  /** On a disabled field. */
  'data-disabled'?: ''
  /** On a disabled field. */
  disabled?: true
  /** So that browsers don't restore an old value after a reload. */
  autocomplete: 'off'
  /** Label of the Enter key on a PageInput. */
  enterkeyhint?: 'go'
  /** Keyboard of a PageInput. */
  inputmode?: 'numeric'
  /** On a PageInput. */
  type?: 'text'
}

/** Attributes of the Status. */
export interface StatusAttributes extends PartAttributes<'status'> {
  /** So that left-to-right text isn't scrambled on a right-to-left page. */
  dir: 'auto'
  /** Makes it a live region. */
  role: 'status'
  /** So that a text with several parts is announced as a whole. Not every browser does so by default. */
  'aria-atomic': 'true'
  /** Results are announced by a live region of their own, which is in the document for a moment. */
  'aria-live': 'off'
}

/** Attributes of the Content. */
export interface ContentAttributes extends PartAttributes<'content'> {
  /** While `busy`. */
  'aria-busy'?: 'true'
  /** So that it can be focused after a request. */
  tabindex: -1
}
