import type { Component } from 'svelte'
import type { AsChildProps } from '../render/as-child.js'
import { consumedByControls, type Describe } from '../render/render-part.js'
import Control from './control.svelte'

/** Defines an Item or a trigger. `consumed` names its own props. */
// A function, like Root, because only the props as the parent passes them tell whether it binds `ref`.
export const defineControl =
  <Props extends AsChildProps>(
    describe: Describe,
    consumed: readonly string[] = consumedByControls,
  ): Component<Props, object, 'ref'> =>
  (internals, props) =>
    Control(internals, { describe, consumed, props }) as object
