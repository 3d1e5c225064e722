import { untrack } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import { setterOf } from '../state/binding.svelte.js'
import type { Attributes } from './merge-props.js'

/** Receives the element, and null when it is removed. */
export type OnMount = (element: HTMLElement | null) => void

/** An attachment for `bind:ref` and `onMount`, if there is either. */
export function attachRefs(props: Attributes, onMount?: OnMount): Attributes | undefined {
  const setRef = setterOf(props, 'ref')
  if (!setRef && !onMount) return
  let current: HTMLElement
  const set: OnMount = (element) => {
    setRef?.(element)
    onMount?.(element)
  }
  return {
    [createAttachmentKey()](element: HTMLElement) {
      current = element
      untrack(() => set(element))
      // While an element fades out, another one may have replaced it.
      return () => current === element && set(null)
    },
  }
}
