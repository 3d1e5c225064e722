import { getContext, setContext } from 'svelte'

interface Pagination {
  readonly page: number
  readonly totalPages: number
  setPage(page: number): void
}

const key = Symbol('pagination')

export const providePagination = (pagination: Pagination) => setContext(key, pagination)
export const usePagination = () => getContext<Pagination>(key)
