import type { RepeatedPart, Scene, UserProps } from './scene.js'

/** The first element that matches. Throws an error with the markup if there is none. */
export function find(container: Element, selector: string): HTMLElement {
  const element = container.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No element matches ${selector} in ${container.innerHTML}`)
  return element
}

/** The entries as text, with the current page in brackets: '1 2 [3] 4 5 … 10'. */
export function listOf(parts: Iterable<Element>): string {
  return [...parts]
    .filter((part) => part.matches('[data-part="item"], [data-part="ellipsis"]'))
    .map((part) => (part.hasAttribute('aria-current') ? `[${part.textContent}]` : part.textContent))
    .join(' ')
}

export const list = (container: Element) => listOf(container.querySelectorAll('[data-part]'))

export const parts: readonly RepeatedPart[] = [
  'firstTrigger',
  'prevTrigger',
  'item',
  'ellipsis',
  'nextTrigger',
  'lastTrigger',
]

/** A scene in which the root and every part receive the same props. */
export function forEveryPart(props: UserProps): Required<Pick<Scene, 'roots' | 'props'>> {
  return { roots: [props], props: Object.fromEntries(parts.map((part) => [part, props])) }
}

/** The root and the parts inside it, in document order. */
export function partElements(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('[data-scope="pagination"]')]
}
