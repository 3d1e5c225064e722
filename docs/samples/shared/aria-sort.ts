/** The `aria-sort` of a column, from TanStack Table's `column.getIsSorted()`. */
export function ariaSort(sorted: 'asc' | 'desc' | false) {
  if (!sorted) return 'none'
  return sorted === 'asc' ? 'ascending' : 'descending'
}
