/** Converts `column.getIsSorted()` of TanStack Table to a value for `aria-sort`. */
export function ariaSort(sorted: 'asc' | 'desc' | false) {
  if (!sorted) return 'none'
  return sorted === 'asc' ? 'ascending' : 'descending'
}
