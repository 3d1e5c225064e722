const { format } = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })

/** Formats a price. */
export const price = (total: number) => format(total)

/** The text of the Status. */
export const translations = {
  statusLabel: ({ start, end, count }: { start: number; end: number; count: number | undefined }) =>
    count ? `Orders ${start}–${end} of ${count}` : 'No orders',
}
