interface Input {
  readonly page: number
  readonly totalPages: number
  readonly siblingCount: number
  readonly boundaryCount: number
}

/** The list of pages, and 'gap' for an ellipsis, found by widening it around the current page until it is long enough. */
export function listOf({ page, totalPages, siblingCount, boundaryCount }: Input): (number | 'gap')[] {
  const length = Math.min(totalPages, 2 * siblingCount + 3 + 2 * boundaryCount)
  const all = Array.from({ length: totalPages }, (_, index) => index + 1)
  for (let reach = siblingCount; ; reach++) {
    const isShown = (one: number) =>
      one <= boundaryCount || one > totalPages - boundaryCount || Math.abs(one - page) <= reach
    const list = withGaps(all, isShown)
    if (list.length >= length) return list
  }
}

/** An ellipsis stands for two pages or more: a single page between two others is shown. */
function withGaps(all: number[], isShown: (page: number) => boolean): (number | 'gap')[] {
  const list: (number | 'gap')[] = []
  for (const page of all) {
    const isAlone = [page - 1, page + 1].every((other) => other < 1 || other > all.length || isShown(other))
    if (isShown(page) || isAlone) list.push(page)
    else if (list.at(-1) !== 'gap') list.push('gap')
  }
  return list
}
