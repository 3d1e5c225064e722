interface Shown {
  readonly count: number
  readonly pageRange: { readonly start: number; readonly end: number }
}

/** "21–30 of 95", "No results", or nothing while the count isn't known. */
export function rangeText({ count, pageRange: { start, end } }: Shown): string {
  if (count > 0) return `${start + 1}–${end} of ${count}`
  return end > 0 ? '' : 'No results'
}
