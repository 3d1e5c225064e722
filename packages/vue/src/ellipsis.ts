import { defineComponent, type HTMLAttributes } from 'vue'
import { usePaginationContext } from './context.js'
import { type Composable, element } from './element.js'

export interface EllipsisProps extends Composable, HTMLAttributes {
  /** Where it stands among the entries of `pages`, from 0. */
  index: number
}

/** A gap of two pages or more. */
export const Ellipsis = defineComponent<EllipsisProps>(
  (props, context) => {
    const pagination = usePaginationContext()
    return () => element('div', pagination.value.getEllipsisProps(props), props, context)
  },
  {
    name: 'PaginationEllipsis',
    inheritAttrs: false,
    props: { asChild: Boolean, index: { type: Number, required: true } },
  },
)
