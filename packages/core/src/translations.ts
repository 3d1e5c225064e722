/** What an Item's label is made of. */
export interface ItemLabelDetails {
  readonly page: number
  readonly totalPages: number
}

/** The words a screen reader says. */
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
   * Name of an Item. It should contain the number that is visible, so that what is seen can be said to a voice control.
   * Default "page N", and "last page, page N" for the last of several.
   */
  readonly itemLabel: (details: ItemLabelDetails) => string
}

/** The label of an Item where none is given. */
export const englishItemLabel = ({ page, totalPages }: ItemLabelDetails): string =>
  `${totalPages > 1 && page === totalPages ? 'last page, ' : ''}page ${page}`

/** The label of a trigger where none is given. */
export const englishTriggerLabel = (direction: 'first' | 'prev' | 'next' | 'last'): string =>
  `${direction === 'prev' ? 'previous' : direction} page`
