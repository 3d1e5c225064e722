import type { PageEntry } from '@dogear/core'
import type { JSX } from 'solid-js'
import { type ControlProps, createControl } from './element.js'

/** An entry of `pages` can be spread. */
export interface ItemProps extends ControlProps, PageEntry {}

/** Leads to the page that is its value. */
export function Item(props: ItemProps): JSX.Element {
  return createControl(props, (api, own) => api.getItemProps({ ...own, type: 'page', value: props.value }))
}
