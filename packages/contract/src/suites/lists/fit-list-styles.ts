import { expect, test } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import { openFitList, widths } from '../../harness/fit-list.js'
import { find } from '../../harness/queries.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeFitListStyles({ render, rules }: Renderer): void {
  rules('a FitList fits exactly', () => {
    // Nine entries, each 32 px wide, with gaps of 4 px: 320 px, and the triggers beside the list.
    test.for<[name: string, extra: number, css: string]>([
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
    ])('%s', async ([, extra, css]) => {
      addStyle(css)
      const { line, resize } = await openFitList(render, 1200, { count: 90, siblingCount: 3, page: 5 })
      const enough = 2 * 84 + 320 + extra
      for (const [width, length] of [
        [enough, 9],
        [enough - 1, 7],
        [enough, 9],
      ] as const) {
        await resize(width)
        expect(line()).toMatchObject({ length, lines: 1, hasRoom: true })
      }
    })

    test('with an ellipsis wider than an Item', async () => {
      addStyle("nav [data-fit] [data-part='ellipsis'] { min-width: 60px }")
      const { line, resize } = await openFitList(render, 1200, { defaultPage: 50, siblingCount: 2 })
      for (const width of [...widths, ...[...widths].reverse()]) {
        await resize(width)
        expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
      }
    })

    test.for([
      ['at most', 'nav [data-fit] { max-width: 100px }', 1],
      ['at least', 'nav [data-fit] { min-width: 200px }', 5],
    ] as const)('if the list has %s a width', async ([, css, length]) => {
      addStyle(css)
      const { line, resize } = await openFitList(render, length === 1 ? 800 : 300, { count: 90, page: 5 })
      expect(line().length).toBe(length)
      await resize(length === 1 ? 600 : 320)
      expect(line().length).toBe(length)
    })

    test.for(['scale(0)', 'scaleX(0)', 'rotateY(90deg)', 'rotate(30deg)'])(
      'at the start of an animation from %s',
      async (transform) => {
        addStyle(`nav { transform: ${transform} }`)
        const { container, line, resize } = await openFitList(render, 2 * 84 + 319, {
          count: 90,
          siblingCount: 3,
          page: 5,
        })
        find(container, 'nav').style.transform = 'none'
        expect(line()).toMatchObject({ length: 7, lines: 1, hasRoom: true })
        find(container, 'nav').style.transform = ''
        await resize(2 * 84 + 320)
        expect(line().length).toBe(9)
      },
    )

    test('tells CSS that asks how many entries it would show, and how wide the widest is with its gap', async () => {
      addStyle('nav [data-fit] { --dogear-fit: 1; max-width: calc(var(--dogear-entries) * var(--dogear-step)) }')
      const { container, line, list, resize, update } = await openFitList(render, 240, { defaultPage: 50 })
      const expectAll = async (length: number) => {
        await resize(1200)
        expect(line()).toMatchObject({ length, lines: 1, hasRoom: true })
        expect(find(container, '[data-fit]').offsetWidth).toBeLessThan(1200 - 168)
        await resize(240)
        expect(list()).toBe('[50]')
      }
      await expectAll(7)
      await update({ siblingCount: 3 })
      await expectAll(11)
      await update({ count: 1_000_000 })
      await expectAll(11)
      find(container, 'nav').removeAttribute('style')
      await expectAll(11)
    })

    test('and doesn’t warn of its width if two totals in one frame change it', async () => {
      addStyle(
        'nav [data-fit] { --dogear-fit: 1; flex: none; width: calc(var(--dogear-entries) * var(--dogear-step)) }',
      )
      const { line, update } = await openFitList(render, 1200, { count: 15 })
      await Promise.all([update({ count: 35 }), update({ count: 950 })])
      await expect.poll(() => line().length).toBe(7)
    })

    test.for([0.7, 0.9, 1.1, 1.3])('inside an element that is scaled by %d', async (scale) => {
      addStyle(`nav { transform: scale(${scale}); transform-origin: 0 0 }`)
      const { line, resize } = await openFitList(render, 1200, { count: 90, siblingCount: 3, page: 5 })
      await resize(2 * 84 + 320)
      expect(line().length).toBe(9)
      await resize(2 * 84 + 319)
      expect(line().length).toBe(7)
    })
  })
}
