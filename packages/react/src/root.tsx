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
export const RootProvider = forwardRef<HTMLElement, RootProviderProps>(function RootProvider({ value, ...given }, ref) {
  return useLandmark(value, given, ref)
})

/** The landmark around the parts. */
export const Root = forwardRef<HTMLElement, RootProps>(function Root(props, ref) {
  const value = usePagination(props)
  const {
    count,
    page,
    defaultPage,
    pageSize,
    defaultPageSize,
    siblingCount,
    boundaryCount,
    type,
    getPageUrl,
    onPageChange,
    onPageSizeChange,
    translations,
    ids,
    dir,
    ...given
  } = props
  return useLandmark(value, given, ref)
})

function useLandmark(value: UsePaginationReturn, given: Omit<RootProviderProps, 'value'>, givenRef: Ref<HTMLElement>) {
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
