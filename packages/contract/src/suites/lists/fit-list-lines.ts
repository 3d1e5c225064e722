import { expect, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { addStyle } from '../../harness/controls.js'
import { type FitView, frames, measured, openFitList } from '../../harness/fit-list.js'
import { createElement, type Renderer, type SceneProps } from '../../harness/renderer.js'

const widths = [1200, 900, 840, 700, 600, 555, 500, 480, 390, 333, 320, 300, 280, 260, 240]
const middle = { defaultPage: 50 }
const more = { ...middle, siblingCount: 2 }
const largest = (digits: number) => ({ count: 10 ** (digits + 1) - 1, siblingCount: 3, boundaryCount: 2 })
const grouped: SceneProps = {
  totalPages: 9_999_999,
  count: undefined,
  defaultPage: 5_000_000,
  siblingCount: 3,
  boundaryCount: 0,
  translations: { number: new Intl.NumberFormat('en').format },
}

/** What is rendered with which style, and whether a single entry may be wider than the list. */
const lines: [what: string, props: SceneProps, css: string, isWide?: boolean][] = [
  ['with numbers of one digit', { ...largest(1), count: 90 }, ''],
  ['with numbers of up to 2 digits', largest(2), ''],
  ['with numbers of up to 6 digits', largest(6), ''],
  ['with numbers whose digits are grouped', grouped, '', true],
  ['without ellipses', { ...largest(2), ellipses: false }, ''],
  ['with custom content', { ...middle, custom: 'both' }, '', true],
  ['from right to left', { ...middle, dir: 'rtl' }, ''],
  ['with an ellipsis wider than an Item', more, "nav [data-fit] [data-part='ellipsis'] { min-width: 60px }"],
  ['whose height depends on its length', more, 'nav [data-fit] { flex-wrap: wrap }'],
  ['inside a grid', middle, 'nav { display: grid; grid-template-columns: auto minmax(0, 1fr) auto }'],
  ['inside a column', middle, 'nav { display: flex; flex-direction: column }'],
  ['inside a block', middle, 'nav { display: block }'],
]

/** Styles, and how much wider the list is with them: nine entries of 32 px and gaps of 4 px, beside the triggers. */
const styles: [what: string, extra: number, css: string][] = [
  [
    'with padding and a border',
    56,
    'nav [data-fit] { padding: 0 20px 0 30px; border: solid; border-width: 0 1px 0 5px }',
  ],
  ['with margins instead of gaps', 4, "nav [data-fit] { gap: 0 } nav [data-part='list-item'] { margin: 0 2px }"],
  ['with a wide current Item', 28, 'nav [data-fit] [aria-current] { min-width: 60px }'],
  ['with a margin of the list', 24, 'nav [data-fit] { margin: 0 12px }'],
  ['from right to left', 0, 'nav { direction: rtl }'],
  ['with an element before the entries', 20, "nav [data-fit]::before { content: ''; width: 16px }"],
  ...[0.7, 0.9, 1.1, 1.3].map((scale): [string, number, string] => [
    `inside an element that is scaled by ${scale}`,
    0,
    `nav { transform: scale(${scale}); transform-origin: 0 0 }`,
  ]),
]

const nine = { count: 90, siblingCount: 3, page: 5 }
const enough = 2 * 84 + 320

export function describeFitListLines({ render, rules }: Renderer): void {
  const open = (width: number, props?: SceneProps) => openFitList(render, width, props)

  rules('a FitList that gets narrower', () => {
    /** The different lists from 800 px to 40 px. */
    const narrow = async ({ list, resize }: FitView) => {
      const lists = new Set([list()])
      for (let width = 800; width >= 40; width -= 20) {
        await resize(width)
        lists.add(list())
      }
      return [...lists]
    }

    test('drops boundary pages, then siblings, then the first and the last page, and at last the ellipses', async () => {
      expect(await narrow(await open(1200, { defaultPage: 50, siblingCount: 2, boundaryCount: 3 }))).toEqual([
        '1 2 3 … 48 49 [50] 51 52 … 98 99 100',
        '1 2 … 48 49 [50] 51 52 … 99 100',
        '1 … 48 49 [50] 51 52 … 100',
        '1 … 49 [50] 51 … 100',
        '1 … [50] … 100',
        '… [50] …',
        '[50]',
      ])
    })

    test('of an open total ends with an ellipsis until only the current page fits', async () => {
      const view = await open(1200, { minCount: 1000, count: undefined, page: 50, boundaryCount: 2 })
      expect(await narrow(view)).toEqual(['1 2 … 49 [50] 51 …', '1 … 49 [50] 51 …', '1 … [50] …', '… [50] …', '[50]'])
    })
  })

  rules('a FitList stays on one line at every width', () => {
    test.for(lines)('%s', async ([, props, css, isWide]) => {
      addStyle(css)
      const view = await open(1200, props)
      const check = async (width: number) => {
        await view.resize(width)
        if (!isWide || view.line().length > 1) view.fits()
      }
      for (const width of widths) await check(width)
      await view.run(({ goToLastPage }) => goToLastPage())
      for (const width of [...widths].reverse()) await check(width)
    })

    test.for([200, 330, 500])('with the same length on every page at %i px', async (width) => {
      const view = await open(width, { count: 300, siblingCount: 2, boundaryCount: 2 })
      const lengths = new Set<number>()
      for (let page = 1; page <= 30; page++) {
        await view.goTo(page)
        lengths.add(view.line().length)
        view.fits()
      }
      expect(lengths.size).toBe(1)
    })

    test('inside a dialog that opens', async () => {
      const dialog = createElement('dialog')
      const view = await openFitList(render, 300, middle, dialog)
      dialog.showModal()
      await measured()
      view.fits()
    })
  })

  rules('a FitList fits exactly', () => {
    test('when it loses its ellipses, which are wider, or gets them back', async () => {
      addStyle("nav [data-fit] [data-part='ellipsis'] { min-width: 60px }")
      const { list, resize, update } = await open(enough - 1, nine)
      await expect.poll(list).toBe('1 … [5] … 9')
      await resize(enough)
      expect(list()).toBe('1 … [5] … 9')
      for (const ellipses of [false, true]) {
        await update({ ellipses })
        // At once, before a frame shows the wrong number of entries.
        expect(list()).toBe(ellipses ? '1 … [5] … 9' : '1 2 3 4 [5] 6 7 8 9')
      }
    })

    test.for(styles)('%s', async ([, extra, css]) => {
      addStyle(css)
      const { fits, resize } = await open(1200, nine)
      for (const [width, length] of [
        [enough + extra, 9],
        [enough + extra - 1, 7],
        [enough + extra, 9],
      ] as const) {
        await resize(width)
        fits(length)
      }
    })

    test.for([
      ['at most', 'nav [data-fit] { max-width: 100px }', 1],
      ['at least', 'nav [data-fit] { min-width: 200px }', 5],
    ] as const)('if the list has %s a width', async ([, css, length]) => {
      addStyle(css)
      const { line, resize } = await open(length === 1 ? 800 : 300, { count: 90, page: 5 })
      expect(line().length).toBe(length)
      await resize(length === 1 ? 600 : 320)
      expect(line().length).toBe(length)
    })

    test.for(['scale(0)', 'scaleX(0)', 'rotateY(90deg)', 'rotate(30deg)'])(
      'at the start of an animation from %s',
      async (transform) => {
        addStyle(`nav { transform: ${transform} }`)
        const { fits, line, one, resize } = await open(enough - 1, nine)
        one('nav').style.transform = 'none'
        fits(7)
        one('nav').style.transform = ''
        await resize(enough)
        expect(line().length).toBe(9)
      },
    )

    test('tells CSS that asks how many entries it would show, and how wide the widest is with its gap', async () => {
      addStyle('nav [data-fit] { --dogear-fit: 1; max-width: calc(var(--dogear-entries) * var(--dogear-step)) }')
      const { fits, list, one, resize, update } = await open(240, middle)
      const expectAll = async (length: number) => {
        await resize(1200)
        fits(length)
        expect(one('[data-fit]').offsetWidth).toBeLessThan(1200 - 168)
        await resize(240)
        expect(list()).toBe('[50]')
      }
      await expectAll(7)
      await update({ siblingCount: 3 })
      await expectAll(11)
      await update({ count: 1_000_000 })
      await expectAll(11)
      one('nav').removeAttribute('style')
      await expectAll(11)
    })

    test('and doesn’t warn of its width if two totals in one frame change it', async () => {
      addStyle(
        'nav [data-fit] { --dogear-fit: 1; flex: none; width: calc(var(--dogear-entries) * var(--dogear-step)) }',
      )
      const { line, update } = await open(1200, { count: 15 })
      await Promise.all([update({ count: 35 }), update({ count: 950 })])
      await expect.poll(() => line().length).toBe(7)
    })

    // The last one, because the page warns only once.
    test('but warns, once, if it shrinks to its content', async () => {
      addStyle('[data-fit] { flex: none !important }')
      const { resize } = await open(260, { defaultPage: 50 })
      for (const width of [240, 230, 220, 210]) {
        await resize(width)
        // It shrinks in one frame, and is measured again in the next.
        await frames(1)
      }
      expect(takeConsole()).toEqual([expect.stringContaining('The width of a FitList depends on its entries')])
    })
  })
}
