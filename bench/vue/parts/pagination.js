import { inject, provide } from 'vue'

const key = Symbol('pagination')

export const providePagination = (pagination) => provide(key, pagination)
export const usePagination = () => inject(key)
