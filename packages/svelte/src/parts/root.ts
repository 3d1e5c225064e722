import type { Component } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import type { AsChildProps } from '../render/as-child.js'
import type { UsePaginationProps } from '../state/use-pagination.svelte.js'
import RootElement from './root.svelte'

export {
  default as RootProvider,
  type RootProviderBaseProps,
  type RootProviderProps,
} from './root-provider.svelte'

export interface RootBaseProps extends UsePaginationProps, AsChildProps {
  /** Id of the root element. */
  id?: string | undefined
}

export interface RootProps extends RootBaseProps, Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'> {}

/** The landmark around the parts. */
// A function, because only the props that a parent passes tell whether it binds `page`, and `$props()` does not (Svelte 5.57).
export const Root: Component<RootProps, object, 'page' | 'pageSize' | 'ref'> = (internals, props) =>
  RootElement(internals, { props })
