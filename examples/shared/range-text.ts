interface PageRange {
  readonly count: number
  readonly pageRange: { readonly start: number; readonly end: number }
}

const { format } = new Intl.NumberFormat('en')

/** Returns "Showing 21–30 of 1,095", "No results", or an empty string if the count isn't known. */
export function rangeText({ count, pageRange: { start, end } }: PageRange): string {
  if (count > 0) return `Showing ${format(start + 1)}–${format(end)} of ${format(count)}`
  return end > 0 ? '' : 'No results'
}
