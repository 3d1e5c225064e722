import { itemPart, type PageEntry } from '@dogear/core'
import {
  type AsChildProps,
  type ControlElementProps,
  consumedByControls,
  type ElementProps,
  type PartComponent,
  renderPart,
} from '../render/render-part.js'

/** You can spread an entry of `pages`. */
export interface ItemBaseProps extends AsChildProps, PageEntry {}

export interface ItemProps extends ItemBaseProps, Omit<ControlElementProps, keyof PageEntry> {}

const consumed = [...consumedByControls, 'value']
const part: ElementProps['part'] = (api, { value, disabled, asChild }) => itemPart(api, { value, disabled, asChild })

/** Goes to one page of the list. */
export const Item: PartComponent<ItemProps> = (internals, props) => renderPart(internals, { part, props, consumed })
