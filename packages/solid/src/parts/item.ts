import type { PageEntry } from '@dogear/core'
import { itemPart } from '@dogear/core/adapter'
import type { JSX } from 'solid-js'
import type { AsChildProps } from '../render/as-child.js'
import { type ControlElementProps, control, type Declared, renderPart } from '../render/render-part.js'

export interface ItemBaseProps extends AsChildProps, PageEntry {}

/** You can spread an entry of `pages`. */
export interface ItemProps extends Omit<ControlElementProps, keyof PageEntry>, ItemBaseProps {}

/** Goes to one page of the list. */
export function Item(props: Declared<ItemProps>): JSX.Element {
  return renderPart((api) => itemPart(api, props), props, control)
}
