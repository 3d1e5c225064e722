import { ellipsisPart, isInteractive } from '@dogear/core/adapter'
import { isFocusable } from '@dogear/core/dom'
import { type HTMLAttributes, shallowRef, type VNode } from 'vue'
import type { AsChildProps, ElementAttributes } from '../render/as-child.js'
import { definePart, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends EllipsisBaseProps, /** @vue-ignore */ ElementAttributes<HTMLAttributes> {}

/** A gap of two or more pages. */
export const Ellipsis = /* @__PURE__ */ definePart<EllipsisProps>(
  'Ellipsis',
  { index: { type: Number, required: true } },
  (props, user) => {
    const pagination = usePaginationContext()
    const canFocus = shallowRef(false)
    // A component's element is known only once it is mounted.
    const onVnodeMounted = ({ el }: VNode) => {
      canFocus.value = isFocusable(el as Element | null)
    }
    return () =>
      renderPart(
        (attributes, type) =>
          ellipsisPart(pagination.value, {
            index: props.index,
            isInteractive: canFocus.value || isInteractive(attributes, type),
          }),
        user,
        { props: { onVnodeMounted, onVnodeUpdated: onVnodeMounted } },
      )
  },
)
