/** The list as a careful engineer writes it by hand for valid input. */
export function straightLoop(page, totalPages, siblings = 1, boundary = 1) {
  const entries = []
  if (totalPages <= 2 * (siblings + boundary) + 3) {
    for (let value = 1; value <= totalPages; value++) entries.push({ type: 'page', value })
    return entries
  }
  const start = Math.max(boundary + 2, Math.min(page - siblings, totalPages - boundary - 1 - 2 * siblings))
  const end = start + 2 * siblings
  for (let value = 1; value <= boundary; value++) entries.push({ type: 'page', value })
  if (start > boundary + 2) entries.push({ type: 'ellipsis', value: 'ellipsis-start' })
  else entries.push({ type: 'page', value: boundary + 1 })
  for (let value = start; value <= end; value++) entries.push({ type: 'page', value })
  if (end < totalPages - boundary - 1) entries.push({ type: 'ellipsis', value: 'ellipsis-end' })
  else entries.push({ type: 'page', value: totalPages - boundary })
  for (let value = totalPages - boundary + 1; value <= totalPages; value++) entries.push({ type: 'page', value })
  return entries
}
