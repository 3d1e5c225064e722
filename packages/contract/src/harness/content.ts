import { addStyle } from './controls.js'
import { renderExtras } from './extras.js'
import { afterTasks } from './frame.js'
import type { Renderer, SceneProps } from './renderer.js'

export const tall = { attributes: { style: 'height: 3000px' } }
export const named = { attributes: { style: 'height: 3000px', 'aria-label': 'Results' } }

/** Renders a Content that is taller than the window. */
export function renderContent(render: Renderer['render'], props: SceneProps = {}, container?: Element) {
  addStyle('body { margin: 0 }')
  return renderExtras(render, { extras: ['content'], props: { content: tall }, ...props }, container)
}

export async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' })
  await afterFrames()
}

export const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)

/** Resolves after everything that a change causes: where the Content is, is known in the next frame. */
export async function afterFrames(): Promise<void> {
  await afterTasks()
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
}
