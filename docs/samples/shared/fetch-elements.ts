import { elements } from '../../../examples/shared/elements'
import type { Answer, ElementsQuery } from '../server/request'
import { respond } from './respond'

export type { Answer }

/** Simulates a server that counts all rows for each answer. */
export function fetchElements({ search, offset, limit }: ElementsQuery, signal: AbortSignal): Promise<Answer> {
  return respond(() => {
    const found = find(search)
    return { rows: found.slice(offset, offset + limit), offset, count: found.length }
  }, signal)
}

/** Simulates a slow count: counting often takes longer than reading one page. */
export function countElements(search: string, signal: AbortSignal): Promise<number> {
  return respond(() => find(search).length, signal, 1500)
}

export interface OpenAnswer extends Omit<Answer, 'count'> {
  readonly hasNextPage: boolean
}

/** Simulates a server that doesn't count all rows. To know whether there is a next page, it reads one row more. */
export function fetchUncountedElements(
  { search, offset, limit }: ElementsQuery,
  signal: AbortSignal,
): Promise<OpenAnswer> {
  return respond(() => {
    const rows = find(search).slice(offset, offset + limit + 1)
    return { rows: rows.slice(0, limit), offset, hasNextPage: rows.length > limit }
  }, signal)
}

const find = (search: string) => elements.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
