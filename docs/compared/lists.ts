/** How to find the entries of a list: its pages, the current one, and its ellipses. */
export interface Selectors {
  readonly page: string
  readonly current: string
  readonly ellipsis: string
}

/** The entries as text, with the current page in brackets: '1 … 4 [5] 6 … 10'. */
export function listOf(container: ParentNode, { page, current, ellipsis }: Selectors): string {
  const entries = [...container.querySelectorAll(`${page}, ${ellipsis}`)]
  return entries
    .map((entry) => {
      if (!entry.matches(page)) return '…'
      const text = entry.textContent?.trim()
      return entry.matches(current) ? `[${text}]` : text
    })
    .join(' ')
}

/** Dogear's own. */
export const dogear: Selectors = {
  page: '[data-part=item]',
  current: '[aria-current]',
  ellipsis: '[data-part^=ellipsis]',
}

/** Each page of lists that are as short, as long and much longer than what is shown. */
export const moments = [1, 2, 4, 5, 6, 7, 8, 9, 10, 20].flatMap((totalPages) =>
  Array.from({ length: totalPages }, (_, index) => ({ totalPages, page: index + 1 })),
)

/** The lists of a side at each moment, to compare all at once. */
export function listsAt(
  render: (moment: { totalPages: number; page: number }) => string,
  isCompared: (moment: { totalPages: number; page: number }) => boolean = () => true,
): Record<string, string> {
  const compared = moments.filter(isCompared)
  return Object.fromEntries(compared.map((moment) => [`${moment.page} of ${moment.totalPages}`, render(moment)]))
}
