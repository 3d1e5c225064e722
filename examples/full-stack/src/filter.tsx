import { HiddenFields } from './hidden-fields'
import { categories, type Query } from './query'

interface FilterProps {
  query: Query
  onChange: (category: Query['category']) => void
}

export function Filter({ query, onChange }: FilterProps) {
  return (
    <form method="get" className="field">
      <HiddenFields query={query} except={['category']} />
      <label htmlFor="category">Category</label>
      <select
        id="category"
        name="category"
        value={query.category}
        onChange={(event) => onChange(event.target.value as Query['category'])}
      >
        <option value="">All</option>
        {categories.map((name) => (
          <option key={name} value={name}>
            {capitalized(name)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">Show</button>
      </noscript>
    </form>
  )
}

export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
