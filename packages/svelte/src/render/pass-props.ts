import type { Component } from 'svelte'

// biome-ignore lint/suspicious/noExplicitAny: any props and bindings
type AnyComponent = Component<any, object, any>

/**
 * A component that passes its props on as one object, just as the parent passes them. Only there, a prop that the parent binds has a
 * setter, for which `setterOf` looks. `$props()` hides it.
 *
 * A compiled component is a function of these two arguments, which Svelte declares in the type `Component`, but doesn't document. Nothing
 * else here calls one, and a test checks it.
 */
export const passProps =
  (component: AnyComponent, others?: object): AnyComponent =>
  (internals, props) =>
    component(internals, { ...others, props })
