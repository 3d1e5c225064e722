import { itemPart, type PageEntry } from '@dogear/core'
import type { JSX } from 'solid-js'
import type { AsChildProps } from './as-child.js'
import { type ControlProps, type Rendering, renderPart } from './element.js'

export interface ItemBaseProps extends AsChildProps, PageEntry {}

/** An entry of `pages` can be spread. */
export interface ItemProps extends Omit<ControlProps, keyof PageEntry>, ItemBaseProps {}

/** Leads to the page that is its value. */
export function Item(props: ItemProps): JSX.Element {
  return renderPart(props, rendering)
}

const rendering: Rendering<ItemProps> = {
  isControl: true,
  part: (pagination, { value, disabled, asChild }) => itemPart(pagination, { value, disabled, asChild: !!asChild }),
}
