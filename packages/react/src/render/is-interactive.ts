import type { Props } from './merge-props.js'

/** Whether an ellipsis with these props can be clicked or focused. */
export function isInteractive({ onClick, href, tabIndex }: Props): boolean {
  return !!onClick || href != null || tabIndex >= 0
}
