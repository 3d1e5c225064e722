import type { PageEntry } from '@dogear/core'
import { itemPart } from '@dogear/core/adapter'
import type { AsChildProps } from '../render/as-child.js'
import { type ControlElementProps, consumedByControls } from '../render/render-part.js'
import { defineControl } from './control.js'

/** You can spread an entry of `pages`. */
export interface ItemBaseProps extends AsChildProps, PageEntry {}

export interface ItemProps extends ItemBaseProps, Omit<ControlElementProps, keyof PageEntry> {}

const consumedByItem = [...consumedByControls, 'value']

/** Goes to one page of the list. */
export const Item = /* @__PURE__ */ defineControl<ItemProps>(itemPart, consumedByItem)
