'use client'

import { missingRoot } from '@dogear/core/adapter'
import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

export const CurrentPagination = createContext<UsePaginationContext | null>(null)

/** The pagination of the enclosing Root or RootProvider. Throws outside of one. */
export function usePaginationContext(): UsePaginationContext {
  return useProvided()
}

/** The pagination that a part received, or else that of the enclosing Root or RootProvider. */
export function useProvided(value?: UsePaginationContext): UsePaginationContext {
  const context = useContext(CurrentPagination)
  const provided = value ?? context
  if (provided) return provided
  throw missingRoot()
}

export interface ContextProps {
  /** Receives the pagination and returns what to render. */
  children: (context: UsePaginationContext) => ReactNode
}

/** Passes the pagination of the enclosing Root to its children. */
// The declared type is not ReactNode, because types of React before 18.2.8 don't accept it from a component.
export function Context({ children }: ContextProps): ReactElement {
  return children(usePaginationContext()) as ReactElement
}
