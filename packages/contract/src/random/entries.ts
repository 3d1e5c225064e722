interface Input {
  readonly page: number
  readonly totalPages: number
  readonly isTotalKnown: boolean
  readonly siblingCount: number
  readonly boundaryCount: number
}

/** The entries of the list, found by adding siblings until the list has its full length. */
export function entriesOf(input: Input): (number | 'ellipsis')[] {
  const { totalPages, isTotalKnown, siblingCount, boundaryCount } = input
  if (totalPages === 0) return []
  // While busy, the page may be past the end.
  const page = Math.min(input.page, totalPages)
  const middle = 2 * siblingCount + 1
  const length = Math.min(totalPages, isTotalKnown ? middle + 2 + 2 * boundaryCount : middle + 1 + boundaryCount)
  const pages = Array.from({ length: totalPages }, (_, index) => index + 1)
  for (let siblings = siblingCount; ; siblings++) {
    const isListed = (other: number) =>
      other <= boundaryCount ||
      (isTotalKnown && other > totalPages - boundaryCount) ||
      Math.abs(other - page) <= siblings
    const entries = isTotalKnown ? withEllipses(pages, isListed) : withOpenEnd(pages, isListed)
    if (entries.length >= length + Number(!isTotalKnown)) return entries
  }
}

/** An ellipsis replaces two pages or more. A single hidden page is listed instead. */
function withEllipses(pages: number[], isListed: (page: number) => boolean): (number | 'ellipsis')[] {
  const entries: (number | 'ellipsis')[] = []
  for (const page of pages) {
    const isSingle = [page - 1, page + 1].every((other) => other < 1 || other > pages.length || isListed(other))
    if (isListed(page) || isSingle) entries.push(page)
    else if (entries.at(-1) !== 'ellipsis') entries.push('ellipsis')
  }
  return entries
}

/** While the last page isn't known, an ellipsis ends the list. */
function withOpenEnd(pages: number[], isListed: (page: number) => boolean): (number | 'ellipsis')[] {
  const last = pages.findLastIndex(isListed)
  return [...withEllipses(pages.slice(0, last + 1), isListed), 'ellipsis']
}
