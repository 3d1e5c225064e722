import { itemPart, type PageEntry } from '@dogear/core'
import type { JSX } from 'solid-js'
import type { AsChildProps } from './as-child.js'
import { type ControlProps, renderControl } from './control.js'

export interface ItemBaseProps extends AsChildProps, PageEntry {}

/** An entry of `pages` can be spread. */
export interface ItemProps extends Omit<ControlProps, keyof PageEntry>, ItemBaseProps {}

/** Leads to the page that is its value. */
export function Item(props: ItemProps): JSX.Element {
  return renderControl(props as object as ControlProps, ['value'], (pagination, options) =>
    itemPart(pagination, { ...options, value: props.value }),
  )
}
