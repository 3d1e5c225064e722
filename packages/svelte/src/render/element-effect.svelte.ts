/** Receives the element of a part, and null when it is removed. */
export type OnMount = (element: HTMLElement | null) => void

/**
 * Calls `update` with the element of a part whenever what it reads changes, and with null when the part is removed. Returns
 * the function that receives the element.
 */
export function elementEffect(update: OnMount): OnMount {
  let element = $state.raw<HTMLElement | null>(null)
  $effect(() => update(element))
  $effect(() => () => update(null))
  return (next) => {
    element = next
  }
}
