'use client'

import { keepFocus } from '@dogear/core/dom'
import { type ComponentPropsWithoutRef, forwardRef, type Ref } from 'react'
import type { AsChildProps } from './as-child.js'
import { CurrentPagination } from './context.js'
import { consumedByAll, renderPart } from './element.js'
import { useMergedRef } from './merged-ref.js'
import { type UsePaginationProps, type UsePaginationReturn, usePagination } from './use-pagination.js'

export interface RootProviderBaseProps extends AsChildProps {
  /** What `usePagination` returned. */
  value: UsePaginationReturn
}

export interface RootProviderProps extends ComponentPropsWithoutRef<'nav'>, RootProviderBaseProps {}

export interface RootBaseProps extends UsePaginationProps, AsChildProps {}

export interface RootProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'dir'>, RootBaseProps {}

/** The landmark around the parts of a pagination that `usePagination` made outside of it. */
export const RootProvider = forwardRef<HTMLElement, RootProviderProps>(function RootProvider(props, ref) {
  return useLandmark(props.value, props, ref)
})

/** The landmark around the parts. */
export const Root = forwardRef<HTMLElement, RootProps>(function Root(props, ref) {
  return useLandmark(usePagination(props), props, ref)
})

const consumed = [
  ...consumedByAll,
  ...(
    'value count page defaultPage pageSize defaultPageSize siblingCount boundaryCount ' +
    'getPageUrl onPageChange onPageSizeChange translations ids'
  ).split(' '),
]

function useLandmark(value: UsePaginationReturn, props: ComponentPropsWithoutRef<'nav'>, ref: Ref<HTMLElement>) {
  const partRef = useMergedRef(ref, keepFocusOf)
  return (
    <CurrentPagination.Provider value={value}>
      {renderPart('nav', { partProps: value.getRootProps(), props, consumed, partRef })}
    </CurrentPagination.Provider>
  )
}

const keepFocusOf = (root: HTMLElement | null) => {
  if (root) keepFocus(root)
}
