import { onTestFinished } from 'vitest'
import { place, styleFor } from './place.js'
import type { Renderer } from './renderer.js'
import type { SceneProps } from './server-scenes.js'

export const controlTypes: [name: string, props: SceneProps][] = [
  ['buttons', {}],
  ['links', { type: 'link', getPageUrl: ({ page }) => `#page=${page}` }],
]

/** Prevents the default of every click until the end of the test, as a router does. */
export function preventClicks(): void {
  const prevent = (event: Event) => event.preventDefault()
  const { document } = place
  document.addEventListener('click', prevent)
  onTestFinished(() => document.removeEventListener('click', prevent))
}

/** Renders controls whose links don't leave the document. */
export function renderWithRouter(render: Renderer['render'], props: SceneProps, container?: Element) {
  preventClicks()
  return render({ count: 100, ...props }, container)
}

/** Adds styles until the end of the test. */
export function addStyle(css: string): void {
  const [parents, textContent] = styleFor(css)
  for (const parent of parents) {
    const style = parent.appendChild(Object.assign(document.createElement('style'), { textContent }))
    onTestFinished(() => style.remove())
  }
}

/** Adds an element inside a root, as another library would: in an ellipsis, which every host keeps on each page. */
export function addInside<Name extends keyof HTMLElementTagNameMap>(root: Element | undefined, name: Name) {
  const ellipsis = root?.querySelector('[data-part="ellipsis"]') as Element
  return ellipsis.appendChild(document.createElement(name))
}

/** Adds a field outside every root until the end of the test. */
export function addField(): HTMLInputElement {
  const field = place.body.appendChild(document.createElement('input'))
  onTestFinished(() => field.remove())
  return field
}

/** A click handler that vetoes the page change. */
export const veto = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()
