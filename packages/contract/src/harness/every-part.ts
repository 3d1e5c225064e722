import { expect } from 'vitest'
import type { Renderer } from './renderer.js'
import type { PartName, Scene, UserProps } from './scene.js'

export const parts: readonly PartName[] = [
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

/** Renders every part with the same props, once with a Root and once with a RootProvider. */
export async function renderEveryPart(render: Renderer['render'], props: UserProps, options: object = {}) {
  const scene = { count: 100, ...options, ...forEveryPart(props) }
  const views = [await render(scene), await render({ ...scene, createdBy: 'parent' })]
  const elements = views.flatMap(({ container }) => partElements(container))
  expect(elements).toHaveLength(24)
  return { elements }
}

/** The root and the parts inside it, in document order. */
export function partElements(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('[data-scope="pagination"]')]
}
