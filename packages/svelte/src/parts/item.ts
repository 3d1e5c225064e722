import type { PageEntry } from '@dogear/core'
import { itemPart } from '@dogear/core/adapter'
import type { AsChildProps } from '../render/as-child.js'
import type { Describe } from '../render/follow-part.js'
import { type ControlElementProps, consumedByControls, type PartComponent, renderPart } from '../render/render-part.js'

/** You can spread an entry of `pages`. */
export interface ItemBaseProps extends AsChildProps, PageEntry {}

export interface ItemProps extends ItemBaseProps, Omit<ControlElementProps, keyof PageEntry> {}

export const consumedByItem = [...consumedByControls, 'value']

export const describeItem: Describe = (api, { value, disabled, asChild }) => itemPart(api, { value, disabled, asChild })

/** Goes to one page of the list. */
export const Item: PartComponent<ItemProps> = (internals, props) =>
  renderPart(describeItem, props, { internals, consumed: consumedByItem })
