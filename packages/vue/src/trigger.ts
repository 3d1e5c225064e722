import { defineComponent } from 'vue'
import { usePaginationContext } from './context.js'
import { type ControlProps, element, optionsOf, useAttributes } from './element.js'

export interface FirstTriggerProps extends ControlProps {}
export interface PrevTriggerProps extends ControlProps {}
export interface NextTriggerProps extends ControlProps {}
export interface LastTriggerProps extends ControlProps {}

/** Leads to the first page. */
export const FirstTrigger = /* @__PURE__ */ createTrigger('FirstTrigger')
/** Leads to the page before. */
export const PrevTrigger = /* @__PURE__ */ createTrigger('PrevTrigger')
/** Leads to the page after. */
export const NextTrigger = /* @__PURE__ */ createTrigger('NextTrigger')
/** Leads to the last page. */
export const LastTrigger = /* @__PURE__ */ createTrigger('LastTrigger')

function createTrigger(name: 'FirstTrigger' | 'PrevTrigger' | 'NextTrigger' | 'LastTrigger') {
  return defineComponent<ControlProps>(
    (props, context) => {
      const pagination = usePaginationContext()
      const ours = useAttributes(() => pagination.value[`get${name}Props`](optionsOf(props)))
      return () => element(ours.value.type ? 'button' : 'a', ours.value, props, context)
    },
    { name: `Pagination${name}`, inheritAttrs: false, props: { asChild: Boolean, disabled: Boolean } },
  )
}
