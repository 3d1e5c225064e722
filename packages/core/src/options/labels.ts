/** The Item that a label describes. */
export interface ItemLabelDetails {
  readonly page: number
  /** Number of pages; 0 while the last one isn't known. */
  readonly totalPages: number
}

/** What the Status says. */
export interface StatusLabelDetails {
  /** Current page, from 1. */
  readonly page: number
  /** Number of pages; 0 while the last one isn't known. */
  readonly totalPages: number
  /** Number of the first item on the page, from 1. 0 if the page is empty, or the number of its items isn't known. */
  readonly start: number
  /** Number of the last item on the page. 0 like `start`. */
  readonly end: number
  /** Number of items, or their lower bound. `undefined` if neither is known. */
  readonly count: number | undefined
  /** Whether `count` is exact. */
  readonly isCountExact: boolean
}

/** The jump that a label describes. */
export interface JumpLabelDetails {
  readonly direction: 'back' | 'forward'
  /** Number of pages to jump, from 1. */
  readonly distance: number
  /** The page that the jump leads to. */
  readonly page: number
}

/** The texts: labels that screen readers announce, and the format of numbers. */
export interface IntlTranslations {
  /**
   * Formats a number, in the list and in labels, which receive it as a second argument, so that visible and spoken numbers are the
   * same. URLs, ids and `data-index` always use plain digits. Default `String`.
   */
  readonly number: FormatNumber
  /** Name of the landmark. Default "pagination". */
  readonly rootLabel: string
  /** Default "first page". */
  readonly firstTriggerLabel: string
  /** Default "previous page". */
  readonly prevTriggerLabel: string
  /** Default "next page". */
  readonly nextTriggerLabel: string
  /** Default "last page". */
  readonly lastTriggerLabel: string
  /**
   * Name of an Item. It should contain the visible number, so that people who use voice control can say what they see.
   * Default "page N", and "last page, page N" for the last of several.
   */
  readonly itemLabel: (details: ItemLabelDetails, number?: FormatNumber) => string
  /** Name of an EllipsisTrigger. Default "5 pages back" or "5 pages forward". */
  readonly jumpLabel: (details: JumpLabelDetails, number?: FormatNumber) => string
  /** Name of the PageSizeSelect. Default "items per page". */
  readonly pageSizeLabel: string
  /** Text of the page size `Infinity`, which shows all items. Default "All". */
  readonly allLabel: string
  /** Name of the PageInput. Default "page". */
  readonly pageInputLabel: string
  /**
   * Text of the Status. Default "21–30 of 95", "21–30 of 10000+", "Page 3 of 10", "Page 3" or "No results", depending on
   * what is known.
   */
  readonly statusLabel: (details: StatusLabelDetails, number?: FormatNumber) => string
}

type FormatNumber = (number: number) => string

/** The default label of an Item. */
export const englishItemLabel = ({ page, totalPages }: ItemLabelDetails, number: FormatNumber): string =>
  `${totalPages > 1 && page === totalPages ? 'last page, ' : ''}page ${number(page)}`

/** The default label of a trigger. */
export const englishTriggerLabel = (direction: 'first' | 'prev' | 'next' | 'last'): string =>
  `${direction === 'prev' ? 'previous' : direction} page`

/** The default label of an EllipsisTrigger. */
export const englishJumpLabel = ({ direction, distance }: JumpLabelDetails, number: FormatNumber): string =>
  `${number(distance)} ${distance === 1 ? 'page' : 'pages'} ${direction}`

/** The default text of the Status. */
export function englishStatusLabel(details: StatusLabelDetails, number: FormatNumber): string {
  const { page, totalPages, start, end, count, isCountExact } = details
  if (count === 0) return 'No results'
  if (count === undefined || !end) return `Page ${number(page)}${totalPages ? ` of ${number(totalPages)}` : ''}`
  const range = start === end ? number(start) : `${number(start)}–${number(end)}`
  return `${range} of ${number(count)}${isCountExact ? '' : '+'}`
}
