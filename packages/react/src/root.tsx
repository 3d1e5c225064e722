'use client'

import { optionNames, rootPart } from '@dogear/core'
import { keepFocus } from '@dogear/core/dom'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { AsChildProps } from './as-child.js'
import { CurrentPagination } from './context.js'
import { consumedByAll, named, renderPart, type UserProps } from './element.js'
import { useMergedRef } from './merged-ref.js'
import { type UsePaginationProps, type UsePaginationReturn, usePagination } from './use-pagination.js'

export interface RootProviderBaseProps extends AsChildProps {
  /** The pagination from `usePagination`. */
  value: UsePaginationReturn
}

export interface RootProviderProps extends ComponentPropsWithoutRef<'nav'>, RootProviderBaseProps {}

export interface RootBaseProps extends UsePaginationProps, AsChildProps {}

export interface RootProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'dir'>, RootBaseProps {}

/** The landmark around the parts, for a pagination from `usePagination`. */
export const RootProvider = /* @__PURE__ */ named(
  'RootProvider',
  /* @__PURE__ */ forwardRef<HTMLElement, RootProviderProps>(function RootProvider(props, ref) {
    return useRoot(props.value, { props, partRef: ref, consumed: consumedByProvider })
  }),
)

/** The landmark around the parts. */
export const Root = /* @__PURE__ */ named(
  'Root',
  /* @__PURE__ */ forwardRef<HTMLElement, RootProps>(function Root(props, ref) {
    return useRoot(usePagination(props), { props, partRef: ref, consumed: consumedByRoot })
  }),
)

const consumedByProvider = ['value', ...consumedByAll]
const consumedByRoot = [...optionNames, ...consumedByAll]

function useRoot(value: UsePaginationReturn, user: UserProps) {
  const partRef = useMergedRef(user.partRef, keepFocusIn)
  return (
    <CurrentPagination.Provider value={value}>
      {renderPart(rootPart(value), { ...user, partRef })}
    </CurrentPagination.Provider>
  )
}

const keepFocusIn = (root: HTMLElement | null) => {
  if (root) keepFocus(root)
}
