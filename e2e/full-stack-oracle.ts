/** A product as the seed of the full-stack example makes it. */
export interface Product {
  readonly id: number
  readonly category: string
  readonly price: number
  readonly stock: number
}

// The lowest prices of the six kinds of each category, in euros.
const prices = {
  bath: [19, 14, 29, 49, 24, 9],
  books: [29, 24, 19, 9, 12, 14],
  furniture: [249, 179, 399, 299, 349, 79],
  garden: [159, 24, 69, 89, 34, 19],
  kitchen: [39, 24, 59, 19, 49, 34],
  lighting: [89, 49, 119, 29, 39, 59],
  sport: [79, 39, 14, 69, 19, 29],
  travel: [79, 69, 19, 129, 24, 22],
}

const kinds = Object.entries(prices).flatMap(([category, all]) =>
  all.map((euros) => ({ category, price: euros * 100 })),
)

/** What a list of the example contains, computed without its database and its code. */
export function productsOf(rows: number, { category = '', sort = 'newest' }): Product[] {
  const all = Array.from({ length: rows }, (_, index) => productOf(index + 1))
  const compare = {
    newest: (one: Product, other: Product) => other.id - one.id,
    price: (one: Product, other: Product) => one.price - other.price || one.id - other.id,
    '-price': (one: Product, other: Product) => other.price - one.price || other.id - one.id,
  }[sort]
  return all.filter((product) => !category || product.category === category).sort(compare)
}

function productOf(id: number): Product {
  const hash = Number(((BigInt(id) * 2654435761n) % 4294967296n) / 256n)
  const { category, price } = kinds[Math.floor(hash / 64) % kinds.length] as (typeof kinds)[number]
  const raised = Math.floor((price * (4 + (Math.floor(hash / 16) % 9))) / 4)
  const stock = Math.max((Math.floor(hash / 4096) % 260) - 20, 0)
  return { id, category, price: Math.floor(raised / 10) * 10 + 9, stock }
}
