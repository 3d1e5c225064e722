import { expect, onTestFinished, test } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import { fitStyles, lineOf, measured, openFitList, widths } from '../../harness/fit-list.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeFitListLines({ render, rules }: Renderer): void {
  rules('a FitList that gets narrower', () => {
    const open = (width: number, props?: SceneProps) => openFitList(render, width, props)

    /** The different lists from 800 px to 40 px. */
    const narrow = async ({ list, resize }: Awaited<ReturnType<typeof open>>) => {
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

  rules('a FitList stays on one line', () => {
    const open = async (width: number, props?: SceneProps) => {
      const view = await openFitList(render, width, props)
      const expectOneLine = () =>
        expect(view.line(), view.container.style.width).toMatchObject({ lines: 1, hasRoom: true })
      return {
        ...view,
        expectOneLine,
        /** A single entry may be wider than the list, if `isWide`. */
        async expectOneLineAt(widths: readonly number[], isWide = false) {
          for (const next of widths) {
            await view.resize(next)
            if (!isWide || view.line().length > 1) expectOneLine()
          }
        },
      }
    }

    test.for([1, 2, 6])('at every width, with numbers of up to %i digits', async (digits) => {
      const count = digits === 1 ? 90 : 10 ** (digits + 1) - 1
      const view = await open(1200, { count, siblingCount: 3, boundaryCount: 2 })
      await view.expectOneLineAt(widths)
      await view.run(({ goToLastPage }) => goToLastPage())
      await view.expectOneLineAt([...widths].reverse())
    })

    test('with numbers whose digits are grouped', async () => {
      const { format: number } = new Intl.NumberFormat('en')
      const view = await open(1200, {
        totalPages: 9_999_999,
        count: undefined,
        defaultPage: 5_000_000,
        siblingCount: 3,
        boundaryCount: 0,
        translations: { number },
      })
      await view.expectOneLineAt([840, ...widths], true)
    })

    test('with custom content', async () => {
      const view = await open(800, { defaultPage: 50, custom: 'both' })
      await view.expectOneLineAt([...widths, ...[...widths].reverse()], true)
    })

    test('from right to left', async () => {
      const view = await open(1200, { defaultPage: 50, dir: 'rtl' })
      await view.expectOneLineAt(widths)
    })

    test.for([200, 330, 500])('with the same length on every page at %i px', async (width) => {
      const { expectOneLine, line, run } = await open(width, { count: 300, siblingCount: 2, boundaryCount: 2 })
      const lengths = new Set<number>()
      for (let page = 1; page <= 30; page++) {
        await run(({ setPage }) => setPage(page))
        lengths.add(line().length)
        expectOneLine()
      }
      expect(lengths.size).toBe(1)
    })

    test.for([
      ['a grid', 'display: grid; grid-template-columns: auto minmax(0, 1fr) auto'],
      ['a column', 'display: flex; flex-direction: column'],
      ['a block', 'display: block'],
    ] as const)('inside %s', async ([, style]) => {
      addStyle(`nav { ${style} }`)
      const view = await open(800, { defaultPage: 50 })
      await view.expectOneLineAt([600, 300, 200])
    })

    test('fits inside a dialog that opens', async () => {
      addStyle(fitStyles)
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.style.width = '300px'
      onTestFinished(() => dialog.remove())
      const view = await render({ count: 1000, list: 'fit', defaultPage: 50 }, dialog)
      dialog.showModal()
      await measured()
      expect(lineOf(find(view.container, '[data-fit]'))).toMatchObject({ lines: 1, hasRoom: true })
    })
  })
}
