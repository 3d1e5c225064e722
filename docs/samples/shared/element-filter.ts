import { type ChemicalElement, elements } from '../../../examples/shared/elements'

/** The filter in a URL's query. */
export const readFilter = (url: string): string => parse(url).searchParams.get('filter') ?? ''

/** The same query with another filter. Keeps the hash. */
export function setFilter(url: string, filter: string): string {
  const parsed = parse(url)
  parsed.searchParams.set('filter', filter)
  return parsed.search + parsed.hash
}

const parse = (url: string) => new URL(url, 'https://example.com')

/** The elements whose names contain the filter. */
export const findElements = (filter: string): readonly ChemicalElement[] =>
  elements.filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase()))
