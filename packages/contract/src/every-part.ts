import type { Given, Part, Scene } from './scene.js'

export const parts: readonly Part[] = ['firstTrigger', 'prevTrigger', 'item', 'ellipsis', 'nextTrigger', 'lastTrigger']

/** The scene in which the root and every part are given the same. */
export function toEveryPart(given: Given): Required<Pick<Scene, 'roots' | 'given'>> {
  return { roots: [given], given: Object.fromEntries(parts.map((part) => [part, given])) }
}

/** The root and every part inside of it, in the order of the document. */
export function partElements(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('[data-scope="pagination"]')]
}
