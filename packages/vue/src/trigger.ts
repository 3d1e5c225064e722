import { type ButtonHTMLAttributes, defineComponent } from 'vue'
import type { OrUndefined } from './as-child.js'
import { usePaginationContext } from './context.js'
import { type ControlAttributes, type ControlBaseProps, optionsOf, renderPart, useAttributes } from './element.js'

/** A `type` is taken as on any button, but each trigger is of type "button". */
interface TriggerAttributes extends ControlAttributes, OrUndefined<Pick<ButtonHTMLAttributes, 'type' | 'value'>> {}

export interface FirstTriggerBaseProps extends ControlBaseProps {}
export interface PrevTriggerBaseProps extends ControlBaseProps {}
export interface NextTriggerBaseProps extends ControlBaseProps {}
export interface LastTriggerBaseProps extends ControlBaseProps {}

export interface FirstTriggerProps extends FirstTriggerBaseProps, /** @vue-ignore */ TriggerAttributes {}
export interface PrevTriggerProps extends PrevTriggerBaseProps, /** @vue-ignore */ TriggerAttributes {}
export interface NextTriggerProps extends NextTriggerBaseProps, /** @vue-ignore */ TriggerAttributes {}
export interface LastTriggerProps extends LastTriggerBaseProps, /** @vue-ignore */ TriggerAttributes {}

/** Leads to the first page. */
export const FirstTrigger = /* @__PURE__ */ createTrigger('FirstTrigger')
/** Leads to the page before. */
export const PrevTrigger = /* @__PURE__ */ createTrigger('PrevTrigger')
/** Leads to the page after. */
export const NextTrigger = /* @__PURE__ */ createTrigger('NextTrigger')
/** Leads to the last page. */
export const LastTrigger = /* @__PURE__ */ createTrigger('LastTrigger')

function createTrigger(name: 'FirstTrigger' | 'PrevTrigger' | 'NextTrigger' | 'LastTrigger') {
  return defineComponent<FirstTriggerProps>(
    (props, context) => {
      const pagination = usePaginationContext()
      const partProps = useAttributes(() => pagination.value[`get${name}Props`](optionsOf(props)))
      return () => renderPart(partProps.value.type ? 'button' : 'a', partProps.value, props, context)
    },
    { name: `Pagination${name}`, inheritAttrs: false, props: { asChild: Boolean, disabled: Boolean } },
  )
}
