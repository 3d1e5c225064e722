/** Receives the element of a part, and null when it is removed. */
export type OnMount = (element: HTMLElement | null) => void

/**
 * Calls `update` with the element of a part whenever what it reads changes, and with null when the part is removed. If it returns a
 * function, that is the teardown of the effect. Returns the function that receives the element.
 */
export function elementEffect(update: (element: HTMLElement | null) => unknown): OnMount {
  let element = $state.raw<HTMLElement | null>(null)
  $effect(() => update(element) as () => void)
  $effect(() => () => update(null))
  return (next) => {
    element = next
  }
}
