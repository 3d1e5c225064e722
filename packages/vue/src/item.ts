import type { PageEntry } from '@dogear/core'
import { defineComponent } from 'vue'
import { usePaginationContext } from './context.js'
import { type ControlAttributes, type ControlBaseProps, optionsOf, renderPart } from './element.js'

/** An entry of `pages` can be bound whole: `v-bind="entry"`. */
export interface ItemBaseProps extends ControlBaseProps, PageEntry {}

export interface ItemProps extends ItemBaseProps, /** @vue-ignore */ ControlAttributes {}

/** Leads to the page that is its value. */
export const Item = defineComponent<ItemProps>(
  (props, context) => {
    const pagination = usePaginationContext()
    return () => {
      const partProps = pagination.value.getItemProps({ ...optionsOf(props), type: 'page', value: props.value })
      return renderPart(partProps.type ? 'button' : 'a', partProps, props, context)
    }
  },
  {
    name: 'PaginationItem',
    inheritAttrs: false,
    props: {
      asChild: Boolean,
      disabled: Boolean,
      type: { type: null, required: true },
      value: { type: Number, required: true },
    },
  },
)
