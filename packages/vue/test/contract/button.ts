import { defineComponent, h } from 'vue'

/** A component that forwards all props to a button. */
export const Button = defineComponent(
  (_, { slots }) =>
    () =>
      h('button', slots.default?.()),
)
