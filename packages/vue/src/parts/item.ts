import type { PageEntry } from '@dogear/core'
import { itemPart } from '@dogear/core/adapter'
import {
  type ControlBaseProps,
  type ControlElementProps,
  controlProps,
  definePart,
  handingOver,
  renderPart,
} from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

/** You can bind an entry of `pages`: `v-bind="entry"`. */
export interface ItemBaseProps extends ControlBaseProps, PageEntry {}

export interface ItemProps extends ItemBaseProps, /** @vue-ignore */ ControlElementProps {}

/** Goes to one page of the list. */
export const Item = /* @__PURE__ */ definePart<ItemProps>(
  'Item',
  { ...controlProps, type: { type: null, required: true }, value: { type: Number, required: true } },
  (props, user) => {
    const pagination = usePaginationContext()
    return () => renderPart(() => itemPart(pagination.value, props), user, { props: handingOver })
  },
)
