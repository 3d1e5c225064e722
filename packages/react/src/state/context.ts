'use client'

import { complete, type Model, missingRoot } from '@dogear/core/adapter'
import { createContext, type ReactNode, useContext } from 'react'
import type { UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

export const CurrentPagination = createContext<Model | null>(null)

/** The pagination of the enclosing Root or RootProvider. Throws outside of one. */
export function usePaginationContext(): UsePaginationContext {
  return complete(useModel())
}

/** What a part reads: of the pagination that it received, or else of the enclosing Root or RootProvider. */
export function useModel(value?: Model): Model {
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
export function Context({ children }: ContextProps): ReactNode {
  return children(usePaginationContext())
}
