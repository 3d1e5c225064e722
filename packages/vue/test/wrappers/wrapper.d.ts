/** A component that declares the props of a part, and passes them on to it. `e2e/vue-props.spec.ts` writes its source. */
declare module 'wrapper:*' {
  import type { Component } from 'vue'

  const wrapper: Component
  export default wrapper
}
