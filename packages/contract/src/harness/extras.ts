import { addStyle } from './controls.js'
import { afterTasks } from './frame.js'
import { click, press } from './pointer.js'
import { find } from './queries.js'
import type { Renderer, SceneProps } from './renderer.js'

/** A scene with the parts around the list, and functions to find them. */
export async function renderExtras(render: Renderer['render'], props: SceneProps, container?: Element) {
  const view = await render({ count: 95, ...props }, container)
  const part = (name: string) => find(view.container, `[data-part="${name}"]`)
  return {
    ...view,
    select: () => part('page-size-select') as HTMLSelectElement,
    input: () => part('page-input') as HTMLInputElement,
    status: () => part('status'),
    content: () => part('content'),
    jump: (index: number) =>
      view.container.querySelectorAll<HTMLElement>('[data-part="ellipsis-trigger"]')[index] as HTMLElement,
  }
}

/** Replaces the text of an input, key by key. */
export async function type(input: HTMLInputElement, text: string): Promise<void> {
  await click(input)
  input.select()
  await press(`{Backspace}${text}`)
}

/** Chooses an option, as a user does. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.focus()
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The options of a select, as value and text. */
export const optionsOf = ({ options }: HTMLSelectElement): string[] =>
  [...options].map(({ value, text }) => `${value}: ${text}`)

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
