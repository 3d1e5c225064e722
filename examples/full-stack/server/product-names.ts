import type { Category } from '../src/categories'

/** What a generated product can be, and the lowest price in euros. Every category has as many kinds as the others. */
const kinds: Record<Category, readonly (readonly [kind: string, price: number])[]> = {
  bath: [
    ['Bath Mat', 19],
    ['Bath Towel', 14],
    ['Laundry Basket', 29],
    ['Mirror', 49],
    ['Shower Curtain', 24],
    ['Soap Dish', 9],
  ],
  books: [
    ['Atlas', 29],
    ['Cookbook', 24],
    ['Field Guide', 19],
    ['Notebook', 9],
    ['Sketchbook', 12],
    ['Wall Calendar', 14],
  ],
  furniture: [
    ['Armchair', 249],
    ['Bookcase', 179],
    ['Dining Table', 399],
    ['Desk', 299],
    ['Sideboard', 349],
    ['Stool', 79],
  ],
  garden: [
    ['Bench', 159],
    ['Bird House', 24],
    ['Hammock', 69],
    ['Parasol', 89],
    ['Planter', 34],
    ['Watering Can', 19],
  ],
  kitchen: [
    ['Bread Box', 39],
    ['Chopping Board', 24],
    ['Coffee Grinder', 59],
    ['Mixing Bowl', 19],
    ['Saucepan', 49],
    ['Teapot', 34],
  ],
  lighting: [
    ['Ceiling Lamp', 89],
    ['Desk Lamp', 49],
    ['Floor Lamp', 119],
    ['Lantern', 29],
    ['Reading Light', 39],
    ['Wall Lamp', 59],
  ],
  sport: [
    ['Climbing Rope', 79],
    ['Gym Bag', 39],
    ['Jump Rope', 14],
    ['Skateboard', 69],
    ['Water Bottle', 19],
    ['Yoga Mat', 29],
  ],
  travel: [
    ['Backpack', 79],
    ['Duffel Bag', 69],
    ['Neck Pillow', 19],
    ['Suitcase', 129],
    ['Toiletry Bag', 24],
    ['Travel Mug', 22],
  ],
}

const flat = Object.entries(kinds).flatMap(([category, all]) =>
  all.map(([kind, price]) => ({ category, kind, price: price * 100 })),
)

export const kindNames = flat.map(({ kind }) => kind)
export const kindCategories = flat.map(({ category }) => category)
export const kindPrices = flat.map(({ price }) => price)

export const styles = [
  'Amber',
  'Charcoal',
  'Classic',
  'Compact',
  'Copper',
  'Cream',
  'Everyday',
  'Foldable',
  'Forest Green',
  'Handmade',
  'Indigo',
  'Large',
  'Light',
  'Modern',
  'Natural',
  'Olive',
  'Plain',
  'Round',
  'Sand',
  'Slim',
  'Small',
  'Striped',
  'Walnut',
  'White',
]
