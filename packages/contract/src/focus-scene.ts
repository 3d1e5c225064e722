import { onTestFinished } from 'vitest'
import type { Host, Sight } from './host.js'

/** Controls of either kind. */
export const kinds: [name: string, sight: Sight][] = [
  ['buttons', {}],
  ['links', { type: 'link', getPageUrl: ({ page }) => `#page=${page}` }],
]

/** Prevents the default of every click until the end of the test, as a router does with links. */
export function preventClicks(): void {
  const prevent = (event: Event) => event.preventDefault()
  document.addEventListener('click', prevent)
  onTestFinished(() => document.removeEventListener('click', prevent))
}

/** Shows controls whose links are a router's, so that the document stays as it is. */
export function showInPlace(show: Host['show'], sight: Sight, container?: Element) {
  preventClicks()
  return show({ count: 100, ...sight }, container)
}

/** Adds styles to the document until the end of the test. */
export function addStyle(css: string): void {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = css
  onTestFinished(() => style.remove())
}

/** An element that another library has put inside a root: in an ellipsis, which every host keeps on each page. */
export function insideRoot<Name extends keyof HTMLElementTagNameMap>(root: Element | undefined, name: Name) {
  const ellipsis = root?.querySelector('[data-part="ellipsis"]') as Element
  return ellipsis.appendChild(document.createElement(name))
}
