import type { Component } from 'svelte'
import type { AsChildProps } from '../render/as-child.js'
import { passProps } from '../render/pass-props.js'
import { consumedByControls, type Describe } from '../render/render-part.js'
import Control from './control.svelte'

/** Defines an Item or a trigger. `consumed` names its own props. */
export const defineControl = <Props extends AsChildProps>(
  describe: Describe,
  consumed: readonly string[] = consumedByControls,
): Component<Props, object, 'ref'> => passProps(Control, { describe, consumed })
