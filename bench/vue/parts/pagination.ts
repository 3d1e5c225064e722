import { type ComputedRef, type InjectionKey, inject, provide } from 'vue'

interface Pagination {
  page: ComputedRef<number>
  totalPages: ComputedRef<number>
  setPage(page: number): void
}

const key: InjectionKey<Pagination> = Symbol('pagination')

export const providePagination = (pagination: Pagination) => provide(key, pagination)
export const usePagination = () => inject(key) as Pagination
