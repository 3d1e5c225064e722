const items = Array.from({ length: 118 }, (_, index) => `Item ${index + 1}`)

export const findItems = (filter: string) => items.filter((item) => item.includes(filter))
