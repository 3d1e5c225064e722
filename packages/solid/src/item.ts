import type { PageEntry } from '@dogear/core'
import { type JSX, splitProps } from 'solid-js'
import { usePaginationContext } from './context.js'
import { type ControlProps, createControl } from './element.js'

/** An entry of `pages` can be spread. */
export interface ItemProps extends ControlProps, PageEntry {}

/** Leads to the page that is its value. */
export function Item(props: ItemProps): JSX.Element {
  const pagination = usePaginationContext()
  const [entry, given] = splitProps(props, ['type', 'value'])
  return createControl((own) => pagination().getItemProps({ ...entry, ...own }), given)
}
