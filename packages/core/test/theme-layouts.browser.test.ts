import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cdp } from 'vitest/browser'
import guide from '../../../docs/guides/theme.md?raw'
import { renderParts } from '../src/dom/index.js'
import { createPagination } from '../src/index.js'
// @ts-expect-error: Vite imports the text of a style sheet.
import css from '../src/theme.css?inline'
import { type Composition, compose } from './layouts/compose.js'
import { findFaults } from './layouts/find-faults.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many layouts to try, and the seed of the compositions. */
    layouts: { readonly layouts: number; readonly seed: number }
  }
}

const { layouts, seed } = inject('layouts')
const widths = Array.from({ length: 30 }, (_, index) => 240 + 40 * index)
const perBatch = 12
const batches = Math.ceil(layouts / (widths.length * perBatch))
/** The estimate of the width of words may be wrong, but rarely. Then a trigger wraps. */
const mayBeTorn = 0.005

const theme = document.createElement('style')
const page = document.createElement('main')
beforeAll(() => {
  theme.textContent = `${css} main { position: absolute; inset: 0 auto auto 0; font: 1rem/1.5 sans-serif }`
  document.head.append(theme)
  document.body.append(page)
})
afterAll(async () => {
  theme.remove()
  page.remove()
  document.documentElement.style.fontSize = ''
  await print(false)
})

test(`in ${batches * perBatch * widths.length} layouts, every control is in the Root, in order, and over nothing`, async () => {
  const random = randomNumbers(seed)
  const faults: Record<string, string[]> = { torn: [] }
  for (let batch = 0; batch < batches; batch++) {
    const fontSize = [16, 24, 16, 32][batch % 4]
    const isPaper = batch % 5 === 4
    document.documentElement.style.fontSize = `${fontSize}px`
    await print(isPaper)
    const shown = Array.from({ length: perBatch }, () => show(compose(random)))
    for (const [index, width] of widths.entries()) {
      page.style.width = `${width}px`
      await nextFrames()
      const report = (fault: string, title: string) => {
        faults[fault] ??= []
        faults[fault].push(`${width} px, font of ${fontSize} px${isPaper ? ', on paper' : ''}: ${title}`)
      }
      for (const { root, composition } of shown)
        for (const fault of findFaults(root, composition.isFit)) report(fault, composition.title)
      if (isPaper || index % 8 > 0) continue
      for (const { composition } of await findMoving(shown)) report('moves', composition.title)
    }
    page.replaceChildren()
  }
  const { torn = [], ...others } = faults
  console.log(`${torn.length} rows are torn apart`)
  expect(others).toEqual({})
  expect(torn.length, torn.join('\n')).toBeLessThan(mayBeTorn * batches * perBatch * widths.length)
})

test('the guide says from which widths on a Status is beside the row', async () => {
  document.documentElement.style.fontSize = ''
  await print(false)
  const rows: string[] = []
  for (const [title, words] of Object.entries({
    'Two icons': ['', ''],
    'Previous, Next': ['Previous', 'Next'],
    'Four icons': ['', '', '', ''],
    'First, Previous, Next, Last': ['First', 'Previous', 'Next', 'Last'],
  })) {
    const cells = [await leastWidth(words, false), await leastWidth(words, true)]
    rows.push(`| ${title} | ${cells.join(' px | ')} px |`)
  }
  const table = ['| Triggers | `List` | `FitList` |', '|---|---|---|', ...rows].join('\n')
  console.log(table)
  expect(guide).toContain(table)
})

async function leastWidth(words: readonly string[], isFit: boolean) {
  const trigger = (name: string, text = '') => `<button data-part="${name}-trigger">${text}</button>`
  const [prev, next] = words.length === 4 ? words.slice(1, 3) : words
  const row = [trigger('prev', prev), `<ul data-part="list"${isFit ? ' data-fit' : ''}></ul>`, trigger('next', next)]
  if (words.length === 4) row.splice(0, 3, trigger('first', words[0]), ...row, trigger('last', words[3]))
  const root = document.createElement('nav')
  root.innerHTML = `<div data-part="status"></div>${row.join('')}`
  page.replaceChildren(root)
  renderParts(root, createPagination({ count: 200, defaultPage: 10 }).get())
  const [status, list] = ['status', 'list'].map((name) => root.querySelector(`[data-part=${name}]`) as HTMLElement)
  for (let width = 240; width <= 1400; width++) {
    page.style.width = `${width}px`
    if (Number(status?.getBoundingClientRect().bottom) > Number(list?.getBoundingClientRect().top)) return width
  }
  return Number.NaN
}

type Shown = ReturnType<typeof show>

function show(composition: Composition) {
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

/**
 * Clicks each Next twice, near the start, where the numbers get more digits. Returns those beside a FitList that moved. A Status above
 * that gets a second line moves what is below it.
 */
async function findMoving(shown: readonly Shown[]) {
  const clicked = shown.filter(({ composition }) => composition.isFit && composition.pages > 20)
  for (const { pagination } of clicked) pagination.get().setPage(9)
  await nextFrames()
  const before = clicked.map(placeOfNext)
  const moved = new Set<Shown>()
  for (let click = 0; click < 2; click++) {
    for (const { next } of clicked) next.click()
    await nextFrames()
    clicked.forEach((each, index) => {
      const [left, top, status] = placeOfNext(each)
      const [leftBefore, topBefore, statusBefore] = before[index] as Place
      const isLower = status === statusBefore && Math.abs(top - topBefore) > 0.6
      if (isLower || Math.abs(left - leftBefore) > 0.6) moved.add(each)
    })
  }
  for (const { pagination, composition } of clicked) pagination.get().setPage(composition.page)
  return moved
}

type Place = readonly [left: number, top: number, heightOfStatus: number | undefined]

function placeOfNext({ root, next }: Shown): Place {
  const [inner, outer] = [next.getBoundingClientRect(), root.getBoundingClientRect()]
  const status = root.querySelector<HTMLElement>('[data-part=status]')
  return [inner.left - outer.left, inner.top - outer.top, status?.offsetHeight]
}

const print = (isPaper: boolean) =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    media: isPaper ? 'print' : '',
  })

/** Resolves after the lists have measured themselves. */
async function nextFrames() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
}

function randomNumbers(seed: number) {
  let state = seed * 7919
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
