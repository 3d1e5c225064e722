import { expect, inject, test } from 'vitest'
// @ts-expect-error: Vite imports the text of a style sheet.
import css from '../src/theme.css?inline'
import { compose } from './layouts/compose.js'
import { findFaults } from './layouts/find-faults.js'
import { findMoving } from './layouts/find-moving.js'
import { randomNumbers } from './layouts/random-numbers.js'
import { nextFrames, openPage, show } from './layouts/show.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many layouts to try at least, and the seed of the first compositions. */
    layouts: { readonly layouts: number; readonly seed: number }
  }
}

const widths = Array.from({ length: 30 }, (_, index) => 240 + 40 * index)
const batches = 2
const perBatch = 18
const layoutsOfBatch = perBatch * widths.length
/** The estimate of the width of words may be wrong, but rarely. Then a trigger wraps. One composition can be torn at ten widths. */
const mayBeTorn = 0.04 * layoutsOfBatch

const { layouts, seed: first } = inject('layouts')
const seeds = Array.from({ length: Math.ceil(layouts / (batches * layoutsOfBatch)) }, (_, index) => first + index)
// A test each, because WebKit needs more than a minute for one on a busy machine.
const tests = seeds.flatMap((seed) => Array.from({ length: batches }, (_, index) => ({ seed, part: index + 1 })))

const { theme, page } = openPage()

test.for(tests)(
  `in ${layoutsOfBatch} layouts, the seed $seed's part $part, every control is in the Root, in order, and over nothing`,
  async ({ seed, part }) => {
    const random = randomNumbers(seed)
    const all = Array.from({ length: batches * perBatch }, () => compose(random))
    const batch = seed * batches + part - 1
    const faults: Record<string, string[]> = { torn: [] }
    const fontSize = [16, 24, 16, 32][batch % 4] as number
    const isPaper = batch % 5 === 4
    style(fontSize, isPaper)
    const shown = all.slice((part - 1) * perBatch, part * perBatch).map((composition) => show(page, composition))
    for (const [index, width] of widths.entries()) {
      page.style.width = `${width}px`
      await nextFrames()
      const report = (fault: string, title: string) => {
        faults[fault] ??= []
        faults[fault].push(`${width} px, font of ${fontSize} px${isPaper ? ', on paper' : ''}: ${title}`)
      }
      for (const { root, composition } of shown)
        for (const fault of findFaults(root, { isFit: composition.isFit, isPaper })) report(fault, composition.title)
      if (isPaper || index % 8 > 0) continue
      for (const { composition } of await findMoving(shown)) report('moves', composition.title)
    }
    page.replaceChildren()
    const { torn = [], ...others } = faults
    console.log(`Seed ${seed}, part ${part}: ${torn.length} rows are torn apart.\n${torn.join('\n')}`)
    expect(others).toEqual({})
    expect(torn.length).toBeLessThan(mayBeTorn)
  },
)

/** Applies the theme as if to paper or a screen, because not every engine can emulate paper. */
function style(fontSize: number, isPaper: boolean) {
  document.documentElement.style.fontSize = `${fontSize}px`
  const applied = isPaper ? css.replaceAll(/\bprint\b/g, 'all') : css
  // What is hidden has a layout, but isn't painted, which would take longer.
  theme.textContent = `${applied} main { position: absolute; inset: 0 auto auto 0; visibility: hidden; font: 1rem/1.5 sans-serif }`
}
