import type { Component } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import type { AsChildProps } from '../render/as-child.js'
import { passProps } from '../render/pass-props.js'
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
export const Root: Component<RootProps, object, 'page' | 'pageSize' | 'ref'> = /* @__PURE__ */ passProps(RootElement)
