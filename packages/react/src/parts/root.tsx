'use client'

import { checkProvided, optionNames, rootPart } from '@dogear/core/adapter'
import { keepFocus } from '@dogear/core/dom'
import type { ComponentPropsWithoutRef } from 'react'
import type { AsChildProps } from '../render/as-child.js'
import { consumedByAll, type DataAttributes, type Rendering, type UserProps } from '../render/element-props.js'
import { useMergedRef } from '../render/refs.js'
import { definePart, renderPart } from '../render/render-part.js'
import { CurrentPagination } from '../state/context.js'
import { type UsePaginationProps, type UsePaginationReturn, usePagination } from '../state/use-pagination.js'

export interface RootProviderBaseProps extends AsChildProps {
  /** The pagination from `usePagination`. */
  value: UsePaginationReturn
}

export interface RootProviderProps extends ComponentPropsWithoutRef<'nav'>, RootProviderBaseProps, DataAttributes {}

export interface RootBaseProps extends UsePaginationProps, AsChildProps {}

export interface RootProps extends ComponentPropsWithoutRef<'nav'>, RootBaseProps, DataAttributes {}

/** The landmark around the parts, for a pagination from `usePagination`. */
export const RootProvider = /* @__PURE__ */ definePart<RootProviderProps>(
  'RootProvider',
  function RootProvider(props, ref) {
    checkProvided(props.value, 'object')
    return useRoot(props.value, props, { ref, consumed: ['value', ...consumedByAll] })
  },
)

const consumedByRoot = [...optionNames, ...consumedByAll]

/** The landmark around the parts. */
export const Root = /* @__PURE__ */ definePart<RootProps>('Root', function Root(props, ref) {
  return useRoot(usePagination(props), props, { ref, consumed: consumedByRoot })
})

function useRoot(value: UsePaginationReturn, props: UserProps, rendering: Rendering) {
  const ref = useMergedRef(rendering.ref, keepFocusIn)
  return (
    <CurrentPagination.Provider value={value}>
      {renderPart(rootPart(value), props, { ...rendering, ref })}
    </CurrentPagination.Provider>
  )
}

const keepFocusIn = (root: HTMLElement | null) => {
  if (root) keepFocus(root)
}
