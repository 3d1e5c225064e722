import { type EllipsisTriggerPartProps, ellipsisTriggerPart } from '@dogear/core/adapter'
import {
  type ControlBaseProps,
  type ControlElementProps,
  controlProps,
  definePart,
  handingOver,
  renderPart,
} from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

/** You can bind an ellipsis of a List: `v-bind="entry"`. */
export interface EllipsisTriggerBaseProps
  extends ControlBaseProps,
    Pick<EllipsisTriggerPartProps, 'index' | 'value' | 'by'> {}

export interface EllipsisTriggerProps extends EllipsisTriggerBaseProps, /** @vue-ignore */ ControlElementProps {
  /** Accepted so that you can bind an ellipsis. Triggers never submit a form. */
  type?: 'button' | 'ellipsis' | undefined
}

/** An ellipsis that jumps into its gap. */
export const EllipsisTrigger = /* @__PURE__ */ definePart<EllipsisTriggerProps>(
  'EllipsisTrigger',
  { ...controlProps, type: null, value: null, by: null, index: { type: Number, required: true } },
  (props, user) => {
    const pagination = usePaginationContext()
    return () => renderPart(() => ellipsisTriggerPart(pagination.value, props), user, { props: handingOver })
  },
)
