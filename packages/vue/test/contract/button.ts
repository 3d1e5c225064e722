import { defineComponent, h } from 'vue'

/** A component that passes everything on to a button. */
export const Button = defineComponent(
  (_, { slots }) =>
    () =>
      h('button', slots.default?.()),
)
