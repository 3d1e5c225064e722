import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import { fitStyles, frames, lineOf, openFitList } from '../../harness/fit-list.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeFitListChanges({ render, has }: Renderer): void {
  describe('changes of a FitList', () => {
    const open = (width: number, props?: SceneProps) => openFitList(render, width, props)

    test('a font that arrives late is measured', async () => {
      const { line } = await open(500, { defaultPage: 50 })
      const before = line().length
      // As the font, it changes widths without changing the size of the list.
      const style = document.head.appendChild(document.createElement('style'))
      style.textContent = "[data-part='item'] { letter-spacing: 12px }"
      onTestFinished(() => style.remove())
      const arrive = async () => {
        document.fonts.dispatchEvent(new Event('loadingdone'))
        await frames(2)
      }
      await arrive()
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(line().length).toBeLessThan(before)
      style.remove()
      await arrive()
      expect(line().length).toBe(before)
    })

    test('a font that arrives late in an iframe is measured', async () => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      frame.style.width = '500px'
      const inside = frame.contentDocument as Document
      const style = inside.head.appendChild(inside.createElement('style'))
      style.textContent = fitStyles
      const container = inside.body.appendChild(inside.createElement('div'))
      await render({ count: 1000, list: 'fit', defaultPage: 50 }, container)
      style.textContent += "[data-part='item'] { letter-spacing: 12px }"
      inside.fonts.dispatchEvent(new Event('loadingdone'))
      await frames(3)
      expect(lineOf(find(container, '[data-fit]'))).toMatchObject({ lines: 1, hasRoom: true })
    })

    test('its height may depend on the number of entries', async () => {
      addStyle('nav [data-fit] { flex-wrap: wrap }')
      const { line, resize } = await open(600, { defaultPage: 50, siblingCount: 2 })
      for (const width of [500, 400, 300, 240, 300, 400, 500]) {
        await resize(width)
        expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
      }
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

    test('the copy that it measures has no ids', async () => {
      const ids = { item: (page: number) => `item-${page}`, ellipsis: (index: number) => `ellipsis-${index}` }
      const added: Node[] = []
      const observer = new MutationObserver((records) => {
        for (const { addedNodes } of records) added.push(...addedNodes)
      })
      onTestFinished(() => observer.disconnect())
      const { container, update } = await open(300, { defaultPage: 50, ids })
      observer.observe(find(container, 'nav'), { childList: true })
      await update({ count: 100_000 })
      await frames(2)
      const [copy] = added as Element[]
      expect(copy?.querySelectorAll('li')).toHaveLength(4)
      expect(copy?.querySelectorAll('[id]')).toHaveLength(0)
    })

    if (!has('parts')) return

    test('another element through asChild fits, too', async () => {
      const asChild = (tag: string): SceneProps => ({ props: { list: { asChild: { tag } } } })
      const { container, line, resize, update } = await open(430, { count: 500, defaultPage: 25, ...asChild('ol') })
      for (const tag of ['menu', 'ol']) {
        await update(asChild(tag))
        await frames(2)
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
        await frames(2)
        expect(line()).toMatchObject({ length: 3, lines: 1, hasRoom: true })
      })
    }

    test('nothing measures a list that is gone', async () => {
      const { container, unmount } = await open(500, { defaultPage: 50 })
      const list = find(container, '[data-fit]')
      // It has a new length, and will be observed again in the next frame.
      container.style.width = '300px'
      await frames(1)
      await unmount()
      const measure = vi.spyOn(list, 'getBoundingClientRect')
      document.body.append(list)
      for (const width of ['200px', '100px']) {
        list.style.width = width
        await frames(2)
      }
      document.fonts.dispatchEvent(new Event('loadingdone'))
      expect(measure.mock.calls.length).toBeLessThanOrEqual(1)
    })
  })
}
