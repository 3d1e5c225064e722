interface Shown {
  readonly count: number
  readonly pageRange: { readonly start: number; readonly end: number }
}

const { format } = new Intl.NumberFormat('en')

/** "Showing 21–30 of 1,095", "No results", or nothing while the count isn't known. */
export function rangeText({ count, pageRange: { start, end } }: Shown): string {
  if (count > 0) return `Showing ${format(start + 1)}–${format(end)} of ${format(count)}`
  return end > 0 ? '' : 'No results'
}
