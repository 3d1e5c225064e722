import { describe, expect, test, vi } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import { frames, lineOf, measured, openFitList, openFitListInIframe } from '../../harness/fit-list.js'
import { click, focused, press, tabTo } from '../../harness/pointer.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeFitList({ render, has }: Renderer): void {
  describe('a FitList', () => {
    const open = (width: number, props?: SceneProps) => openFitList(render, width, props)

    test('shows as many entries as have room', async () => {
      const { api, list, resize } = await open(1200, { defaultPage: 50, siblingCount: 2, boundaryCount: 2 })
      expect(api().pages).toHaveLength(11)
      expect(list()).toBe('1 2 … 48 49 [50] 51 52 … 99 100')
      await resize(500)
      expect(list()).toBe('1 … 49 [50] 51 … 100')
      await resize(1200)
      expect(list()).toBe('1 2 … 48 49 [50] 51 52 … 99 100')
    })

    test('has its final length before the first paint', async () => {
      const lengths: number[] = []
      let isOpen = true
      const record = async () => {
        while (isOpen) {
          await frames(1)
          const list = document.querySelector('[data-fit]')
          if (list) lengths.push(list.childElementCount)
        }
      }
      void record()
      const { line } = await open(330, { defaultPage: 50 })
      await frames(5)
      isOpen = false
      expect(lengths.length).toBeGreaterThan(2)
      expect(new Set(lengths)).toEqual(new Set([line().length]))
    })

    test('follows the number of digits', async () => {
      const { line, update } = await open(420, { count: 90 })
      const before = line().length
      await update({ count: 10_000_000 })
      await measured()
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(line().length).toBeLessThan(before)
      await update({ count: 90 })
      await measured()
      expect(line().length).toBe(before)
    })

    test('follows the total and `siblingCount`', async () => {
      const { line, list, update } = await open(500, { count: undefined })
      expect(line().length).toBe(0)
      await update({ count: 90, page: 5 })
      await measured()
      expect(list()).toBe('1 … 4 [5] 6 … 9')
      await update({ siblingCount: 2 })
      await measured()
      expect(list()).toBe('1 2 3 4 [5] 6 7 8 9')
      await update({ count: 0 })
      expect(line().length).toBe(0)
      await update({ count: 900 })
      await measured()
      expect(list()).toBe('1 2 3 4 [5] 6 7 … 90')
    })

    test.each<[string, (container: HTMLElement) => void, (container: HTMLElement) => void]>([
      ['out of the document', (container) => container.remove(), (container) => document.body.append(container)],
      ['in another place', () => {}, (container) => document.body.prepend(container)],
      ['hidden', ({ style }) => style.setProperty('display', 'none'), ({ style }) => style.removeProperty('display')],
    ])('fits again after it was %s, narrower and wider', async (_, takeAway, bringBack) => {
      const { container, line } = await open(480, { defaultPage: 50 })
      const before = line().length
      for (const [width, isShorter] of [
        [330, true],
        [480, false],
      ] as const) {
        takeAway(container)
        await measured()
        container.style.width = `${width}px`
        bringBack(container)
        await expect.poll(() => line().length < before).toBe(isShorter)
        expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      }
      expect(line().length).toBe(before)
    })

    test('fits inside an iframe', async () => {
      const { container, frame, line } = await openFitListInIframe(render, 300)
      for (const width of [300, 600, 250]) {
        frame.style.width = `${width}px`
        await measured(container)
        expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
      }
    })

    test('leaves nothing behind after it has measured', async () => {
      const { container, line, resize } = await open(300, { defaultPage: 50, ids: { item: (page) => `item-${page}` } })
      await resize(200)
      expect(container.querySelectorAll('ul')).toHaveLength(1)
      expect(container.querySelectorAll('li')).toHaveLength(line().length)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    })

    test('keeps focus on a control that stays', async () => {
      const { control, list, resize } = await open(700, { count: 300, defaultPage: 15 })
      await tabTo(control(16))
      await press('{Enter}')
      await expect.poll(() => list()).toBe('1 … 15 [16] 17 … 30')
      expect(await focused()).toBe(control(16))
      await resize(300)
      expect(await focused()).toBe(control(16))
    })

    test('goes to pages that only the fitted list shows', async () => {
      const { control, list } = await open(390, { count: 300, defaultPage: 4 })
      expect(list()).toBe('1 … [4] … 30')
      await click(control(30))
      expect(list()).toBe('1 … 28 29 [30]')
    })

    test('several lists fit independently of each other', async () => {
      addStyle('nav { width: 100% } nav + nav { width: 60% }')
      const { container, resize } = await open(800, {
        count: 500,
        defaultPage: 25,
        createdBy: 'parent',
        roots: [{}, {}],
      })
      const lengths = () =>
        [...container.querySelectorAll<HTMLElement>('[data-fit]')].map((list) => lineOf(list).length)
      expect(lengths()).toEqual([7, 7])
      await resize(430)
      expect(lengths()).toEqual([7, 1])
      await resize(300)
      expect(lengths()).toEqual([3, 1])
      await resize(700)
      expect(lengths()).toEqual([7, 7])
    })

    if (!has('parts')) return

    test('another element through asChild fits, too', async () => {
      const asChild = (tag: string): SceneProps => ({ props: { list: { asChild: { tag } } } })
      const { container, line, resize, update } = await open(430, { count: 500, defaultPage: 25, ...asChild('ol') })
      for (const tag of ['menu', 'ol']) {
        await update(asChild(tag))
        await measured()
        expect(find(container, '[data-fit]').localName).toBe(tag)
        for (const [width, length] of [
          [300, 3],
          [430, 7],
        ] as const) {
          await resize(width)
          expect(line()).toMatchObject({ length, lines: 1, hasRoom: true })
        }
      }
    })

    if (has('childElement')) {
      test('it is there again after asChild had no child', async () => {
        const asChild = (instead?: 'nothing'): SceneProps => ({
          props: { list: { asChild: { tag: 'ol', ...(instead && { instead }) } } },
        })
        const { container, line, resize, update } = await open(430, { count: 500, defaultPage: 25, ...asChild() })
        await update(asChild('nothing'))
        await resize(300)
        expect(container.querySelector('[data-fit]')).toBeNull()
        await update(asChild())
        await measured()
        expect(line()).toMatchObject({ length: 3, lines: 1, hasRoom: true })
      })
    }

    test('nothing measures a list that is gone', async () => {
      const { container, unmount } = await open(500, { defaultPage: 50 })
      const list = find(container, '[data-fit]')
      // It has a new length, and will be observed again in the next frame.
      container.style.width = '300px'
      await measured()
      await unmount()
      const measure = vi.spyOn(list, 'cloneNode')
      document.body.append(list)
      for (const width of ['200px', '100px']) {
        list.style.width = width
        await measured()
      }
      expect(measure).not.toHaveBeenCalled()
    })
  })
}
