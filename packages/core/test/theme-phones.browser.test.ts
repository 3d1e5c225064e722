import { expect, test } from 'vitest'
import guide from '../../../docs/guides/styling.md?raw'
import { renderParts } from '../src/dom/index.js'
import { createPagination } from '../src/index.js'
// @ts-expect-error: Vite imports the text of a style sheet.
import css from '../src/theme.css?inline'
import { words } from './layouts/compose.js'
import { nextFrames, openPage } from './layouts/show.js'

const [hideFirstAndLast, putListOnItsOwnLine] = guide.match(/^@container.*?^}$/gms) ?? []
const { theme, page } = openPage()

test('with a rule of the guide, First and Last are hidden on phones, and the rest is on one line', async () => {
  await forEachPhone(hideFirstAndLast, (root, title) => {
    const [list, ...triggers] = ['list', 'prev-trigger', 'next-trigger'].map((name) => boxOf(root, name))
    for (const trigger of triggers) {
      expect(Number(trigger?.top), title).toBeLessThan(Number(list?.bottom))
      expect(Number(trigger?.bottom), title).toBeGreaterThan(Number(list?.top))
    }
    expect(boxOf(root, 'last-trigger').width).toBe(0)
  })
})

test('with another rule of the guide, the list has a line of its own on phones, and Last is beside Next', async () => {
  await forEachPhone(putListOnItsOwnLine, (root, title) => {
    const [first, prev, list, next, last] = [
      'first-trigger',
      'prev-trigger',
      'list',
      'next-trigger',
      'last-trigger',
    ].map((name) => boxOf(root, name))
    expect([first?.top, last?.top], title).toEqual([prev?.top, next?.top])
    expect(Number(list?.top), title).toBeGreaterThanOrEqual(Number(prev?.bottom))
    expect(Number(next?.top), title).toBeGreaterThanOrEqual(Number(list?.bottom))
  })
})

/** Shows First, Previous, a list, Next and Last in several languages and widths, with a rule of the guide. */
async function forEachPhone(rule: string | undefined, check: (root: HTMLElement, title: string) => void) {
  theme.textContent = `${css} ${rule} main { position: absolute; top: 0; container-type: inline-size; font: 16px/1.5 sans-serif }`
  for (const [language, [short]] of Object.entries(words)) {
    for (const attribute of ['', 'data-fit']) {
      const root = showFour(short.split(' '), attribute)
      for (const width of [320, 360, 390]) {
        page.style.width = `${width}px`
        await nextFrames()
        check(root, `${language} ${attribute} at ${width} px`)
      }
    }
  }
}

function showFour(names: readonly string[], attribute: string) {
  const [first, prev, next, last] = ['first', 'prev', 'next', 'last'].map(
    (name, index) => `<button data-part="${name}-trigger" aria-label="">${names[index]}</button>`,
  )
  page.innerHTML = `<nav>${first}${prev}<ul data-part="list" ${attribute}></ul>${next}${last}</nav>`
  const root = page.firstElementChild as HTMLElement
  renderParts(root, createPagination({ count: 400, defaultPage: 20 }).get())
  return root
}

const boxOf = (root: HTMLElement, name: string) =>
  (root.querySelector(`[data-part=${name}]`) as HTMLElement).getBoundingClientRect()
