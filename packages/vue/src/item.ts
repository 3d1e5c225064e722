import type { PageEntry } from '@dogear/core'
import { defineComponent } from 'vue'
import { usePaginationContext } from './context.js'
import { type ControlProps, element, optionsOf } from './element.js'

/** An entry of `pages` can be bound whole: `v-bind="entry"`. */
export interface ItemProps extends ControlProps, PageEntry {}

/** Leads to the page that is its value. */
export const Item = defineComponent<ItemProps>(
  (props, context) => {
    const pagination = usePaginationContext()
    return () => {
      const ours = pagination.value.getItemProps({ ...optionsOf(props), type: 'page', value: props.value })
      return element(ours.type ? 'button' : 'a', ours, props, context)
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
