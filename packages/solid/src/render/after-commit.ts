import { createEffect, createSignal, onCleanup, untrack } from 'solid-js'

/** Calls `update` after each commit with the element that the result has received, and on cleanup with `null`. */
export function afterCommit<E extends HTMLElement>(
  update: (element: E | null) => void,
): (element: HTMLElement) => void {
  const [element, setElement] = createSignal<E | null>(null)
  createEffect(() => update(element()))
  onCleanup(() => untrack(() => update(null)))
  return (latest) => void setElement(() => latest as E)
}
