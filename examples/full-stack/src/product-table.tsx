import type { ReactNode } from 'react'
import type { Product } from './answer'
import { capitalized } from './filter'
import type { Query, Sort } from './query'
import { QueryLink } from './query-link'

interface ProductTableProps {
  products: readonly Product[]
  query: Query
  urlOf: (change: Partial<Query>) => string
  navigate: (url: string) => void
}

export function ProductTable({ products, query, urlOf, navigate }: ProductTableProps) {
  const sortLink = (sort: Sort, children: ReactNode) => (
    <QueryLink href={urlOf({ sort })} navigate={navigate}>
      {children}
    </QueryLink>
  )

  return (
    <table>
      <thead>
        <tr>
          <th scope="col" aria-sort={query.sort === 'newest' ? 'descending' : undefined}>
            {sortLink('newest', 'No.')}
          </th>
          <th scope="col">Product</th>
          <th scope="col">Category</th>
          <th scope="col">Stock</th>
          <th scope="col" aria-sort={priceSorts[query.sort]}>
            {sortLink(query.sort === 'price' ? '-price' : 'price', 'Price')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {products.map(({ id, name, category, price, stock }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>{name}</td>
            <td>{capitalized(category)}</td>
            <td>{stock || 'sold out'}</td>
            <td>{euros.format(price / 100)}</td>
            <td>
              <button type="submit" name="id" value={id} aria-label={`Delete product ${id}`}>
                ✕
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const priceSorts = { newest: undefined, price: 'ascending', '-price': 'descending' } as const

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })
