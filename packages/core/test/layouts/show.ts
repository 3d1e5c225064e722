import { afterAll, beforeAll } from 'vitest'
import { renderParts } from '../../src/dom/index.js'
import { createPagination } from '../../src/index.js'
import type { Composition } from './compose.js'

export type Shown = ReturnType<typeof show>

/** A page and a style sheet for the tests of a file. */
export function openPage() {
  const theme = document.createElement('style')
  const page = document.createElement('main')
  beforeAll(() => {
    document.head.append(theme)
    document.body.append(page)
  })
  afterAll(() => {
    theme.remove()
    page.remove()
    document.documentElement.style.fontSize = ''
  })
  return { theme, page }
}

/** Renders a composition into a page. */
export function show(page: HTMLElement, composition: Composition) {
  const box = page.appendChild(document.createElement('div'))
  box.dir = composition.outer
  box.innerHTML = `<nav>${composition.html}</nav>`
  const root = box.firstElementChild as HTMLElement
  const next = root.querySelector('[data-part=next-trigger]') as HTMLElement
  if (composition.isPreviousHidden)
    root.querySelector<HTMLElement>('[data-part=prev-trigger]')?.style.setProperty('display', 'none')
  const { pages, page: defaultPage, dir, siblingCount, translations } = composition
  const pagination = createPagination({ count: pages * 10, defaultPage, dir, siblingCount, translations })
  const render = () => renderParts(root, pagination.get())
  pagination.subscribe(render)
  render()
  return { root, next, composition, pagination }
}

/** Resolves after the lists have measured themselves. */
export async function nextFrames() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
}
