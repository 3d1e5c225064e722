import { expect, onTestFinished } from 'vitest'
import { addStyle } from './controls.js'
import { place } from './place.js'
import { find } from './queries.js'
import { isStaying, type Renderer, type SceneProps } from './renderer.js'

/** The style of a pagination on one line. Entries of one or two digits are 32 px wide, with a gap of 4 px. */
const fitStyles = `
  nav { display: flex; gap: 4px; font: 14px monospace }
  nav > [data-part$='-trigger'] { box-sizing: border-box; width: 80px; flex: none }
  [data-part='first-trigger'], [data-part='last-trigger'] { display: none }
  [data-part='list'] { display: flex; gap: 4px; margin: 0; padding: 0; list-style: none }
  [data-fit] { flex: 1 1 0; min-width: 0 }
  [data-part='list-item'] > * { box-sizing: border-box; min-width: 32px; padding: 0 4px; border: 1px solid; font: inherit }
`

export type FitView = Awaited<ReturnType<typeof openFitList>>

/** Renders a FitList in a container with this width, of which the list gets 168 px less. */
export async function openFitList(
  render: Renderer['render'],
  width: number,
  props: SceneProps = {},
  parent: Element = place.body,
) {
  addStyle(fitStyles)
  expectNoLoop()
  const container = parent.appendChild(document.createElement('div'))
  container.style.width = `${width}px`
  const view = await render({ count: 1000, list: 'fit', ...props }, container)
  // The list is observed from the next frame on.
  await new Promise(requestAnimationFrame)
  return {
    ...view,
    container,
    line: () => lineOf(find(container, '[data-fit]')),
    async resize(next: number) {
      container.style.width = `${next}px`
      await measured()
    },
    /** Changes the scene, and waits until the list has been measured. */
    async change(scene: SceneProps) {
      await view.update(scene)
      await measured()
    },
    /** Expects this many entries on one line that has room for them, or any number. */
    fits(length: unknown = expect.any(Number)) {
      expect(lineOf(find(container, '[data-fit]')), container.style.width).toEqual({ length, lines: 1, hasRoom: true })
    },
  }
}

/** Renders a FitList in an iframe with this width. */
export async function openFitListInIframe(render: Renderer['render'], width: number) {
  const frame = place.body.appendChild(document.createElement('iframe'))
  frame.style.width = `${width}px`
  const inside = frame.contentDocument as Document
  const style = inside.head.appendChild(inside.createElement('style'))
  style.textContent = fitStyles
  const container = inside.body.appendChild(inside.createElement('div'))
  await render({ count: 1000, list: 'fit', defaultPage: 50 }, container)
  return { frame, style, container, line: () => lineOf(find(container, '[data-fit]')) }
}

/**
 * Resolves once every list of the document has been measured that has changed its size: an observer is called in the next
 * frame, after those that are older.
 */
export async function measured({ ownerDocument }: Element = place.body): Promise<void> {
  const { ResizeObserver } = ownerDocument.defaultView as Window & typeof globalThis
  await new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(ownerDocument.body)
  })
  await new Promise((resolve) => setTimeout(resolve))
}

/** Browsers report an error if an element changes its size in the callback that observes it. */
function expectNoLoop() {
  const messages: string[] = []
  const record = ({ message }: ErrorEvent) => messages.push(message)
  addEventListener('error', record)
  onTestFinished(() => {
    removeEventListener('error', record)
    expect(messages).toEqual([])
  })
}

/** Resolves after frames have been painted. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) {
    await new Promise(requestAnimationFrame)
    // Observers run between the callbacks of a frame and its paint.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** How the entries of a list lie, and whether nothing overflows. */
export function lineOf(list: HTMLElement) {
  const boxes = [...list.children].filter(isStaying).map((child) => child.getBoundingClientRect())
  const box = list.getBoundingClientRect()
  const { borderLeftWidth, borderRightWidth, paddingLeft, paddingRight } = getComputedStyle(list)
  const left = box.left + Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft)
  const right = box.right - Number.parseFloat(borderRightWidth) - Number.parseFloat(paddingRight)
  return {
    length: boxes.length,
    lines: new Set(boxes.map(({ top }) => top)).size,
    hasRoom: boxes.every((entry) => entry.left > left - 0.5 && entry.right < right + 0.5),
  }
}
