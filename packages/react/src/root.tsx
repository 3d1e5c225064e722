'use client'

import { keepFocus } from '@dogear/core/dom'
import { type ComponentPropsWithoutRef, forwardRef, type Ref } from 'react'
import { PaginationContext } from './context.js'
import { type Composable, element } from './element.js'
import { useMergedRef } from './merged-ref.js'
import { type UsePaginationProps, type UsePaginationReturn, usePagination } from './use-pagination.js'

export interface RootProviderProps extends ComponentPropsWithoutRef<'nav'>, Composable {
  /** What `usePagination` returned. */
  value: UsePaginationReturn
}

export interface RootProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'dir'>, Composable, UsePaginationProps {}

/** The landmark around the parts of a pagination that `usePagination` made outside of it. */
export const RootProvider = forwardRef<HTMLElement, RootProviderProps>(function RootProvider(given, ref) {
  return useLandmark(given.value, given, ref)
})

/** The landmark around the parts. */
export const Root = forwardRef<HTMLElement, RootProps>(function Root(given, ref) {
  return useLandmark(usePagination(given), given, ref)
})

function useLandmark(value: UsePaginationReturn, given: ComponentPropsWithoutRef<'nav'>, givenRef: Ref<HTMLElement>) {
  const ref = useMergedRef(givenRef, keepFocusOf)
  return (
    <PaginationContext.Provider value={value}>
      {element('nav', { given, ours: value.getRootProps(), ref })}
    </PaginationContext.Provider>
  )
}

const keepFocusOf = (root: HTMLElement | null) => {
  if (root) keepFocus(root)
}
