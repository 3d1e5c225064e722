import { optionNames, rootPart } from '@dogear/core/adapter'
import { keepFocus } from '@dogear/core/dom'
import type { Accessor, JSX } from 'solid-js'
import type { AsChildProps } from '../render/as-child.js'
import { type Declared, type PartElementProps, renderPart } from '../render/render-part.js'
import { followPagination, provide, type UsePaginationContext } from '../state/context.js'
import { type PaginationApi, type UsePaginationProps, usePagination } from '../state/use-pagination.js'

export interface RootBaseProps extends UsePaginationProps, AsChildProps {}
export interface RootProviderBaseProps extends AsChildProps {
  /** The pagination from `usePagination`, or any accessor of its result. */
  value: Accessor<PaginationApi>
}

export interface RootProps extends Omit<PartElementProps<HTMLElement>, 'id'>, RootBaseProps {
  /** Id of the root element. */
  id?: string | undefined
}

export interface RootProviderProps extends PartElementProps<HTMLElement>, RootProviderBaseProps {}

/** The landmark around the parts. */
export function Root(props: Declared<RootProps>): JSX.Element {
  return renderRoot(props, usePagination(props), optionNames)
}

/** The landmark around the parts, for a pagination from `usePagination`. */
export function RootProvider(props: Declared<RootProviderProps>): JSX.Element {
  return renderRoot(
    props,
    followPagination(() => props.value),
    ['value'],
  )
}

function renderRoot(
  props: Declared<PartElementProps<HTMLElement>> & AsChildProps,
  pagination: UsePaginationContext,
  consumed: readonly string[],
): JSX.Element {
  return provide(pagination, () =>
    renderPart(rootPart, props, {
      consumed,
      onMount: keepFocus,
    }),
  )
}
