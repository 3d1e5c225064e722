import { defineComponent, type HTMLAttributes, shallowRef, type VNode } from 'vue'
import type { AsChildProps, OrUndefined } from './as-child.js'
import { usePaginationContext } from './context.js'
import { renderPart } from './element.js'
import { type Attributes, isClick } from './merge-props.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Where it stands among the entries of `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends EllipsisBaseProps, /** @vue-ignore */ OrUndefined<HTMLAttributes> {}

/** A gap of two pages or more. */
export const Ellipsis = defineComponent<EllipsisProps>(
  (props, context) => {
    const pagination = usePaginationContext()
    // What a component renders is known only once it is mounted.
    const isFocusable = shallowRef(false)
    const onVnodeMounted = ({ el }: VNode) => {
      isFocusable.value = (el?.tabIndex >= 0 && !el?.matches('a:not([href], [tabindex])')) || el?.isContentEditable
    }
    const partProps = (given: Attributes, type: unknown) => ({
      ...pagination.value.getEllipsisProps({
        index: props.index,
        isInteractive: isFocusable.value || isInteractive(given, type),
      }),
      onVnodeMounted,
      onVnodeUpdated: onVnodeMounted,
    })
    return () => renderPart('div', partProps, props, context)
  },
  {
    name: 'PaginationEllipsis',
    inheritAttrs: false,
    props: { asChild: Boolean, index: { type: Number, required: true } },
  },
)

function isInteractive(given: Attributes, type: unknown): boolean {
  const { href, tabindex } = given
  if (Object.keys(given).some((name) => isClick(name) && given[name]) || Number.parseInt(tabindex, 10) >= 0) return true
  return type === 'a' ? href != null : /^(button|input|select|summary|textarea)$/.test(type as string)
}
