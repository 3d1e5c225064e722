import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import { type FitView, frames, lineOf, measured, openFitList, openFitListInIframe } from '../../harness/fit-list.js'
import { place, queryAll } from '../../harness/place.js'
import { focused } from '../../harness/pointer.js'
import { createElement, type Renderer, type SceneProps } from '../../harness/renderer.js'

const setFont = (size: string) => (view: FitView) => view.one('nav').style.setProperty('font-size', size)
const steady = 'nav [data-fit] { height: 40px }'
const spaced = "[data-part='item'] { letter-spacing: 12px }"
// It changes widths without changing the size of the list.
const addFont = () => Object.assign(createElement('style'), { id: 'late', textContent: spaced })
const removeFont = () => queryAll('#late')[0]?.remove()
const show = ({ update }: FitView) => update({ roots: [{ attributes: { class: 'shown' } }] })

async function setFontLater(view: FitView) {
  await view.goTo(15)
  await frames(1)
  setFont('30px')(view)
}

/** What makes entries wider, in which style of the list, and what undoes it. */
const changes: [what: string, css: string, change: (view: FitView) => unknown, undo?: (view: FitView) => unknown][] = [
  ['the font', '', setFont('40px'), setFont('')],
  ['the font, although its size stays the same,', steady, setFont('30px'), setFont('')],
  ['a font that arrives late', '', addFont, removeFont],
  ['the font after a change of the page', steady, setFontLater],
  ['being shown', 'nav:not(.shown) { display: none }', show],
]

const middle = { defaultPage: 50 }

export function describeFitList({ render, has, rules }: Renderer): void {
  const open = (width: number, props?: SceneProps) => openFitList(render, width, props)

  describe('a FitList', () => {
    test('shows as many entries as have room', async () => {
      const { api, list, resize } = await open(1200, { ...middle, siblingCount: 2, boundaryCount: 2 })
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
          const [list] = queryAll('[data-fit]')
          if (list) lengths.push(lineOf(list).length)
        }
      }
      void record()
      const { line } = await open(330, middle)
      await frames(5)
      isOpen = false
      expect(lengths.length).toBeGreaterThan(2)
      expect(new Set(lengths)).toEqual(new Set([line().length]))
    })

    test('follows the total, the number of digits and `siblingCount`', async () => {
      const { change, fits, line, list } = await open(500, { count: undefined })
      expect(line().length).toBe(0)
      for (const [scene, shown] of [
        [{ count: 90, page: 5 }, '1 … 4 [5] 6 … 9'],
        [{ siblingCount: 2 }, '1 2 3 4 [5] 6 7 8 9'],
        [{ count: 0 }, ''],
        [{ count: 900 }, '1 2 3 4 [5] 6 7 … 90'],
        [{ count: 10_000_000 }, '… [5] …'],
        [{ count: 900 }, '1 2 3 4 [5] 6 7 … 90'],
      ] as const) {
        // What was added is measured once more in a later frame.
        await frames(5)
        await change(scene)
        expect(list()).toBe(shown)
        if (shown) fits()
      }
    })

    test.each<[string, (container: HTMLElement) => void, (container: HTMLElement) => void]>([
      ['out of the document', (container) => container.remove(), (container) => place.body.append(container)],
      ['in another place', () => {}, (container) => place.body.prepend(container)],
      ['hidden', ({ style }) => style.setProperty('display', 'none'), ({ style }) => style.removeProperty('display')],
    ])('fits again after it was %s, narrower and wider', async (_, takeAway, bringBack) => {
      const { container, fits, line } = await open(480, middle)
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
        fits()
      }
      expect(line().length).toBe(before)
    })

    test('fits inside an iframe, also after a font has arrived', async () => {
      const { container, frame, line, style } = await openFitListInIframe(render, 300)
      for (const width of [300, 600, 250, 500, 'a font']) {
        if (width === 'a font') style.textContent += spaced
        else frame.style.width = `${width}px`
        await measured(container)
        expect(line(), `${width}`).toMatchObject({ lines: 1, hasRoom: true })
      }
    })

    test('leaves nothing behind after it has measured', async () => {
      const { all, line, resize } = await open(300, { ...middle, ids: { item: (page) => `item-${page}` } })
      await resize(200)
      expect([all('ul').length, all('li').length]).toEqual([1, line().length])
      expect(place.scroller.scrollWidth).toBeLessThanOrEqual(place.scroller.clientWidth)
    })

    test('keeps focus on a control that stays', async () => {
      const { control, enter, resize, shows } = await open(700, { count: 300, defaultPage: 15 })
      await enter(16)
      await shows('1 … 15 [16] 17 … 30')
      expect(await focused()).toBe(control(16))
      await resize(300)
      expect(await focused()).toBe(control(16))
    })

    test('goes to pages that only the fitted list shows', async () => {
      const { click, list } = await open(390, { count: 300, defaultPage: 4 })
      expect(list()).toBe('1 … [4] … 30')
      await click(30)
      expect(list()).toBe('1 … 28 29 [30]')
    })

    test('several lists fit independently of each other', async () => {
      addStyle('nav { width: 100% } nav + nav { width: 60% }')
      const roots = [{}, {}]
      const { all, resize } = await open(800, { count: 500, defaultPage: 25, createdBy: 'parent', roots })
      for (const [width, shown] of [
        [800, [7, 7]],
        [430, [7, 1]],
        [300, [3, 1]],
        [700, [7, 7]],
      ] as const) {
        await resize(width)
        const lengths = all('[data-fit]').map((list) => lineOf(list).length)
        expect(lengths, `${width} px`).toEqual(shown)
      }
    })

    if (!has('parts')) return

    test('another element through asChild fits, too, also after it had none', async () => {
      const asChild = (tag: string, instead?: 'nothing'): SceneProps => ({
        props: { list: { asChild: { tag, ...(instead && { instead }) } } },
      })
      const { all, change, fits, one, resize, update } = await open(430, {
        ...{ count: 500, defaultPage: 25 },
        ...asChild('ol'),
      })
      for (const tag of ['menu', 'nothing', 'ol']) {
        if (tag === 'nothing') {
          if (!has('childElement')) continue
          await update(asChild('ol', tag))
          await resize(300)
          expect(all('[data-fit]')).toEqual([])
          continue
        }
        await change(asChild(tag))
        expect(one('[data-fit]').localName).toBe(tag)
        for (const [width, length] of [
          [300, 3],
          [430, 7],
        ] as const) {
          await resize(width)
          fits(length)
        }
      }
    })

    test('nothing measures a list that is gone', async () => {
      const { one, resize, unmount } = await open(500, middle)
      const list = one('[data-fit]')
      // It has a new length, and will be observed again in the next frame.
      await resize(300)
      await unmount()
      const measure = vi.spyOn(list, 'cloneNode')
      place.body.append(list)
      for (const width of ['200px', '100px']) {
        list.style.width = width
        await measured()
      }
      expect(measure).not.toHaveBeenCalled()
    })
  })

  rules('a FitList', () => {
    test.for(changes)('follows %s', async ([, css, change, undo]) => {
      addStyle(css)
      const view = await open(500, { ...middle, siblingCount: 2 })
      await frames(1)
      const before = view.line().length
      await change(view)
      await measured()
      view.fits()
      expect(view.line().length).toBeLessThan(before)
      if (!undo) return
      await undo(view)
      await measured()
      expect(view.line().length).toBe(before)
    })

    test('follows `translations.number`', async () => {
      const { change, fits, list } = await open(508, { count: 90 })
      await change({ translations: { number: (page) => `page ${page}` } })
      fits()
      expect(list()).toBe('[page 1] page 2 page 3 … page 9')
    })

    test('measures copies without ids, which a selector can leave out', async () => {
      const ids = { item: (page: number) => `item-${page}`, ellipsis: (index: number) => `ellipsis-${index}` }
      const added: Element[] = []
      const observer = new MutationObserver((records) => {
        for (const { addedNodes } of records) added.push(...([...addedNodes] as Element[]))
      })
      onTestFinished(() => observer.disconnect())
      const { change, one } = await open(300, { ...middle, ids, props: { list: { attributes: { id: 'list' } } } })
      observer.observe(one('nav'), { childList: true })
      await change({ count: 100_000 })
      expect(added).not.toHaveLength(0)
      for (const copy of added) {
        expect(copy.matches('[data-copy]')).toBe(true)
        expect([copy, ...copy.querySelectorAll('*')].filter(({ id }) => id)).toEqual([])
      }
    })

    test('leaves form controls in its entries as they are', async () => {
      const { all, resize } = await open(300, middle)
      const radios = all('li').map((listItem, index) => {
        const radio = listItem.appendChild(document.createElement('input'))
        return Object.assign(radio, { type: 'radio', name: 'page', checked: index === 1 })
      })
      await resize(299)
      expect(radios.map(({ checked }) => checked)).toEqual(radios.map((_, index) => index === 1))
    })

    test('never overflows in any frame while its container shrinks and grows', async () => {
      const { container, line } = await open(600, { defaultPage: 500, count: 10_000, siblingCount: 3 })
      const overflows: string[] = []
      for (let step = 0; step < 60; step++) {
        container.style.width = `${600 - 8 * Math.abs(30 - step)}px`
        // A frame is painted after its observers have run.
        await frames(1)
        await new Promise((resolve) => setTimeout(resolve))
        if (line().lines > 1 || !line().hasRoom) overflows.push(container.style.width)
      }
      expect(overflows).toEqual([])
    })
  })
}
