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

export type PartName = (typeof partNames)[number]

/** Ids of the elements. An element that you omit has none. A list and its `li` elements can't have one. */
export type ElementIds = {
  readonly [Name in Exclude<PartName, 'list' | 'listItem'>]: Name extends 'item'
    ? (page: number) => string
    : Name extends 'ellipsis' | 'ellipsisTrigger'
      ? (index: number) => string
      : string
}
