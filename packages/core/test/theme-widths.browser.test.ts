import { expect, test } from 'vitest'
import guide from '../../../docs/guides/styling.md?raw'
import { renderParts } from '../src/dom/index.js'
import { createPagination } from '../src/index.js'
// @ts-expect-error: Vite imports the text of a style sheet.
import css from '../src/theme.css?inline'
import { openPage } from './layouts/show.js'

const { theme, page } = openPage()
theme.textContent = `${css} main { position: absolute; inset: 0 auto auto 0; font: 16px/1.5 sans-serif }`

test('the guide says from which widths on a Status is beside the row', () => {
  const rows: string[] = []
  for (const [title, words] of Object.entries({
    'Two icons': ['', ''],
    'Previous, Next': ['Previous', 'Next'],
    'Four icons': ['', '', '', ''],
    'First, Previous, Next, Last': ['First', 'Previous', 'Next', 'Last'],
  })) {
    const cells = [leastWidth(words, false), leastWidth(words, true)]
    rows.push(`| ${title} | ${cells.join(' px | ')} px |`)
  }
  const table = ['| Triggers | `List` | `FitList` |', '|---|---|---|', ...rows].join('\n')
  console.log(table)
  expect(guide).toContain(table)
})

test('a FitList in a flex container has all the room', () => {
  page.style.cssText = 'display: flex; width: 1000px'
  expect(show('<ul data-part="list" data-fit></ul>', 200).offsetWidth).toBe(1000)
  page.style.display = ''
})

test('without pages, nothing is between the triggers', () => {
  const root = show(`${trigger('prev')}<ul data-part="list"></ul>${trigger('next')}`, 0)
  const [prev, next] = [root.firstElementChild, root.lastElementChild].map((one) => one?.getBoundingClientRect())
  expect(Number(next?.left) - Number(prev?.right)).toBe(4)
})

test('a List is never narrower than its widest number', () => {
  page.style.width = '200px'
  const root = show(`${trigger('prev')}<ul data-part="list"></ul>${trigger('next')}`, 1e15)
  const list = root.querySelector('[data-part=list]') as HTMLElement
  const entries = Array.from(list.children, (entry) => entry.getBoundingClientRect().width)
  expect(Math.max(...entries)).toBeGreaterThan(130)
  expect(list.getBoundingClientRect().width).toBeGreaterThanOrEqual(Math.max(...entries))
})

function leastWidth(words: readonly string[], isFit: boolean) {
  const [prev, next] = words.length === 4 ? words.slice(1, 3) : words
  const row = [trigger('prev', prev), `<ul data-part="list"${isFit ? ' data-fit' : ''}></ul>`, trigger('next', next)]
  if (words.length === 4) row.splice(0, 3, trigger('first', words[0]), ...row, trigger('last', words[3]))
  const root = show(`<div data-part="status"></div>${row.join('')}`, 200)
  const [status, list] = ['status', 'list'].map((name) => root.querySelector(`[data-part=${name}]`) as HTMLElement)
  for (let width = 240; width <= 1400; width++) {
    page.style.width = `${width}px`
    if (Number(status?.getBoundingClientRect().bottom) > Number(list?.getBoundingClientRect().top)) return width
  }
  return Number.NaN
}

const trigger = (name: string, text = '') => `<button data-part="${name}-trigger">${text}</button>`

/** Renders a pagination in its middle. */
function show(html: string, count: number) {
  const root = document.createElement('nav')
  root.innerHTML = html
  page.replaceChildren(root)
  renderParts(root, createPagination({ count, defaultPage: count / 20 }).get())
  return root
}
