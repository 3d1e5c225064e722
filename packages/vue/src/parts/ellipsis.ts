import { ellipsisPart } from '@dogear/core'
import { isFocusable } from '@dogear/core/dom'
import { type HTMLAttributes, shallowRef, type VNode } from 'vue'
import type { AsChildProps, OrUndefined } from '../render/as-child.js'
import { type Attributes, isClick } from '../render/merge-props.js'
import { definePart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends EllipsisBaseProps, /** @vue-ignore */ OrUndefined<HTMLAttributes> {}

/** A gap of two or more pages. */
export const Ellipsis = /* @__PURE__ */ definePart<EllipsisProps>(
  'Ellipsis',
  { index: { type: Number, required: true } },
  (props) => {
    const pagination = usePaginationContext()
    const canFocus = shallowRef(false)
    // A component's element is known only once it is mounted.
    const onVnodeMounted = ({ el }: VNode) => {
      canFocus.value = isFocusable(el as Element | null)
    }
    return (userProps, type) => {
      const part = ellipsisPart(pagination.value, {
        index: props.index,
        isInteractive:
          canFocus.value ||
          (type === 'a' ? userProps.href != null : focusable.test(`${type}`)) ||
          isInteractive(userProps),
      })
      Object.assign(part.attributes, { onVnodeMounted, onVnodeUpdated: onVnodeMounted })
      return part
    }
  },
)

const focusable = /^(button|input|select|summary|textarea)$/

/** Whether these props make any element interactive. */
export const isInteractive = (userProps: Attributes) =>
  (userProps.tabindex ?? -1) >= 0 || Object.keys(userProps).some((name) => isClick(name) && userProps[name])
