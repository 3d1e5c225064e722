export const categories = ['bath', 'books', 'furniture', 'garden', 'kitchen', 'lighting', 'sport', 'travel'] as const

export type Category = (typeof categories)[number]
