/** The name of every part. */
export const partNames = [
  'root',
  'list',
  'listItem',
  'item',
  'ellipsis',
  'ellipsisTrigger',
  'firstTrigger',
  'prevTrigger',
  'nextTrigger',
  'lastTrigger',
  'pageSizeSelect',
  'pageInput',
  'status',
  'content',
] as const

// What kind of part some are, by their `data-part`, for code that has only that of the element or of a request.

/** Parts that the user edits. */
export const fieldParts: readonly string[] = ['page-size-select', 'page-input']

/** Parts whose name contains a page, so that it is another one after each request. */
export const numberedParts: readonly string[] = ['item', 'ellipsis-trigger']

export type PartName = (typeof partNames)[number]

/** Ids of the elements. An element that you omit has none. A list and its `li` elements can't have one. */
export type ElementIds = {
  readonly [Name in Exclude<PartName, 'list' | 'listItem'>]: Name extends 'item'
    ? (page: number) => string
    : Name extends 'ellipsis' | 'ellipsisTrigger'
      ? (index: number) => string
      : string
}
