import { onTestFinished } from 'vitest'
import type { Host, Sight } from './host.js'

/** Controls of either kind. */
export const kinds: [name: string, sight: Sight][] = [
  ['buttons', {}],
  ['links', { type: 'link', getPageUrl: ({ page }) => `#page=${page}` }],
]

/** Shows controls whose links are a router's, so that the document stays as it is. */
export function showInPlace(show: Host['show'], sight: Sight) {
  const prevent = (event: Event) => event.preventDefault()
  document.addEventListener('click', prevent)
  onTestFinished(() => document.removeEventListener('click', prevent))
  return show({ count: 100, ...sight })
}
