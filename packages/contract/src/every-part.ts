import type { Part, Scene, UserProps } from './scene.js'

export const parts: readonly Part[] = ['firstTrigger', 'prevTrigger', 'item', 'ellipsis', 'nextTrigger', 'lastTrigger']

/** A scene in which the root and every part receive the same props. */
export function forEveryPart(props: UserProps): Required<Pick<Scene, 'roots' | 'props'>> {
  return { roots: [props], props: Object.fromEntries(parts.map((part) => [part, props])) }
}

/** The root and the parts inside it, in document order. */
export function partElements(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('[data-scope="pagination"]')]
}
