import { createContext } from 'svelte'

export const [usePagination, providePagination] = createContext()
