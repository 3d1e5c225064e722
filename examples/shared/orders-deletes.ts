/** The deletes of orders, by number. A delete that succeeded stays `sent`, because its row is shown until the next answer. */
export type Deletes = Record<number, 'sent' | 'failed'>

/** Numbers of the orders that could not be deleted. */
export const undeletedOf = (deletes: Deletes) =>
  Object.keys(deletes)
    .map(Number)
    .filter((number) => deletes[number] === 'failed')

/** Says which orders could not be deleted. */
export const undeletedText = (numbers: readonly number[]) =>
  `The server could not delete ${numbers.map((number) => `order ${number}`).join(' and ')}.`
