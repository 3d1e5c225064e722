interface Input {
  readonly page: number
  readonly totalPages: number
  readonly siblingCount: number
  readonly boundaryCount: number
}

/** The entries of the list, found by adding siblings until the list has its full length. */
export function entriesOf({ page, totalPages, siblingCount, boundaryCount }: Input): (number | 'ellipsis')[] {
  const length = Math.min(totalPages, 2 * siblingCount + 3 + 2 * boundaryCount)
  const pages = Array.from({ length: totalPages }, (_, index) => index + 1)
  for (let siblings = siblingCount; ; siblings++) {
    const isListed = (other: number) =>
      other <= boundaryCount || other > totalPages - boundaryCount || Math.abs(other - page) <= siblings
    const entries = withEllipses(pages, isListed)
    if (entries.length >= length) return entries
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
