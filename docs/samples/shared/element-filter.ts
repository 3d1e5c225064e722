import { type ChemicalElement, elements } from '../../../examples/shared/elements'

/** The filter in a URL's query. */
export const readFilter = (url: string): string => new URL(url, 'https://example.com').searchParams.get('filter') ?? ''

/** The elements whose names contain the filter. */
export const findElements = (filter: string): readonly ChemicalElement[] =>
  elements.filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase()))
