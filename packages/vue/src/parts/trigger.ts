import { type Direction, triggerPart } from '@dogear/core/adapter'
import { type ButtonHTMLAttributes, capitalize, type DefineSetupFnComponent } from 'vue'
import type { Declared, OrUndefined } from '../render/as-child.js'
import {
  type ControlBaseProps,
  type ControlElementProps,
  controlProps,
  definePart,
  memoizePart,
  renderPart,
} from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

/** You can pass a `type` as on any button, but triggers are always of type "button". */
interface TriggerAttributes extends ControlElementProps, OrUndefined<Pick<ButtonHTMLAttributes, 'type' | 'value'>> {}

export interface FirstTriggerBaseProps extends ControlBaseProps {}
export interface PrevTriggerBaseProps extends ControlBaseProps {}
export interface NextTriggerBaseProps extends ControlBaseProps {}
export interface LastTriggerBaseProps extends ControlBaseProps {}

export interface FirstTriggerProps extends FirstTriggerBaseProps, /** @vue-ignore */ TriggerAttributes {}
export interface PrevTriggerProps extends PrevTriggerBaseProps, /** @vue-ignore */ TriggerAttributes {}
export interface NextTriggerProps extends NextTriggerBaseProps, /** @vue-ignore */ TriggerAttributes {}
export interface LastTriggerProps extends LastTriggerBaseProps, /** @vue-ignore */ TriggerAttributes {}

/** Goes to the first page. */
export const FirstTrigger = /* @__PURE__ */ defineTrigger('first')
/** Goes to the previous page. */
export const PrevTrigger = /* @__PURE__ */ defineTrigger('prev')
/** Goes to the next page. */
export const NextTrigger = /* @__PURE__ */ defineTrigger('next')
/** Goes to the last page. */
export const LastTrigger = /* @__PURE__ */ defineTrigger('last')

function defineTrigger(direction: Direction): DefineSetupFnComponent<Declared<FirstTriggerProps>> {
  return definePart<FirstTriggerProps>(`${capitalize(direction)}Trigger`, controlProps, (props, user) => {
    const pagination = usePaginationContext()
    const part = memoizePart(() => triggerPart(pagination.value, direction, props))
    return () => renderPart(() => part.value, user)
  })
}
