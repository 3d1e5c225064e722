import { rootPart } from '@dogear/core'
import { keepFocus } from '@dogear/core/dom'
import type { Component } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import { followPagination } from './context.js'
import {
  type AsChildProps,
  bindRef,
  consumedByAll,
  type ElementProps,
  type PartComponent,
  renderPart,
} from './element.js'
import type { UsePaginationReturn } from './use-pagination.svelte.js'

export interface RootProviderBaseProps extends AsChildProps {
  /** The pagination from `usePagination`. */
  value: UsePaginationReturn
}

export interface RootProviderProps extends RootProviderBaseProps, HTMLAttributes<HTMLElement> {}

const consumed = [...consumedByAll, 'value']

/** The landmark around the parts, for a pagination from `usePagination`. */
export const RootProvider: PartComponent<RootProviderProps> = (internals, props) =>
  RootElement(internals, { props, consumed, pagination: followPagination(() => props.value), bind: bindRef(props) })

type RootElementProps = Required<Omit<ElementProps, 'part'>>

/** The element of a Root or a RootProvider. */
export const RootElement: Component<RootElementProps> = (internals, { bind, ...root }) =>
  renderPart(internals, {
    ...root,
    part: rootPart,
    bind(element) {
      if (element) keepFocus(element)
      bind(element)
    },
  })
