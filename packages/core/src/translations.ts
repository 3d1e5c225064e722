/** The Item that a label describes. */
export interface ItemLabelDetails {
  readonly page: number
  readonly totalPages: number
}

/** The labels that screen readers announce. */
export interface IntlTranslations {
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
  readonly itemLabel: (details: ItemLabelDetails) => string
}

/** The default label of an Item. */
export const englishItemLabel = ({ page, totalPages }: ItemLabelDetails): string =>
  `${totalPages > 1 && page === totalPages ? 'last page, ' : ''}page ${page}`

/** The default label of a trigger. */
export const englishTriggerLabel = (direction: 'first' | 'prev' | 'next' | 'last'): string =>
  `${direction === 'prev' ? 'previous' : direction} page`
