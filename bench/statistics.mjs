/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** A random order, so that no candidate always runs after the same one. */
export function shuffled(list) {
  const order = list.map((item) => ({ item, place: Math.random() })).sort((a, b) => a.place - b.place)
  return order.map(({ item }) => item)
}
