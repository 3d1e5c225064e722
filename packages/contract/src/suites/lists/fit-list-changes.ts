import { expect, onTestFinished, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { addStyle } from '../../harness/controls.js'
import { frames, measured, openFitList, openFitListInIframe } from '../../harness/fit-list.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeFitListChanges({ render, rules }: Renderer): void {
  rules('a FitList is measured again', () => {
    const open = (width: number, props?: SceneProps) => openFitList(render, width, props)

    test('a font that arrives late is measured', async () => {
      const { line } = await open(500, { defaultPage: 50 })
      const before = line().length
      await frames(1)
      // As the font, it changes widths without changing the size of the list.
      const style = document.head.appendChild(document.createElement('style'))
      style.textContent = "[data-part='item'] { letter-spacing: 12px }"
      onTestFinished(() => style.remove())
      await measured()
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(line().length).toBeLessThan(before)
      style.remove()
      await measured()
      expect(line().length).toBe(before)
    })

    test('a font that arrives late in an iframe is measured', async () => {
      const { container, line, style } = await openFitListInIframe(render, 500)
      await measured(container)
      style.textContent += "[data-part='item'] { letter-spacing: 12px }"
      await measured(container)
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
    })

    test('follows the font', async () => {
      const { container, line } = await open(500, { defaultPage: 50, siblingCount: 2 })
      const before = line().length
      const { style } = find(container, 'nav')
      style.fontSize = '40px'
      await measured()
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(line().length).toBeLessThan(before)
      style.fontSize = ''
      await measured()
      expect(line().length).toBe(before)
    })

    test('follows the font, although its size stays the same', async () => {
      addStyle('nav [data-fit] { height: 40px }')
      const { container, line } = await open(500, { defaultPage: 50, siblingCount: 2 })
      await frames(1)
      const before = line().length
      const { style } = find(container, 'nav')
      style.fontSize = '30px'
      await measured()
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(line().length).toBeLessThan(before)
      style.fontSize = ''
      await measured()
      expect(line().length).toBe(before)
    })

    test('follows the font after a change of the page', async () => {
      addStyle('nav [data-fit] { height: 40px }')
      const { container, line, run } = await open(500, { count: 300, siblingCount: 2 })
      await run(({ setPage }) => setPage(15))
      await frames(1)
      find(container, 'nav').style.fontSize = '30px'
      await measured()
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
    })

    test('follows `translations.number`', async () => {
      const { line, list, update } = await open(508, { count: 90 })
      await update({ translations: { number: (page) => `page ${page}` } })
      await measured()
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(list()).toBe('[page 1] page 2 page 3 … page 9')
    })

    test('fits once it is shown', async () => {
      addStyle('.hidden { display: none }')
      const { container, line } = await open(300, { roots: [{ attributes: { class: 'hidden' } }], defaultPage: 50 })
      expect(line().length).toBe(7)
      find(container, '.hidden').classList.remove('hidden')
      await measured()
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(line().length).toBeLessThan(7)
    })

    test('its height may depend on the number of entries', async () => {
      addStyle('nav [data-fit] { flex-wrap: wrap }')
      const { line, resize } = await open(600, { defaultPage: 50, siblingCount: 2 })
      for (const width of [500, 400, 300, 240, 300, 400, 500]) {
        await resize(width)
        expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
      }
    })

    test('what it measures has no ids', async () => {
      const ids = { item: (page: number) => `item-${page}`, ellipsis: (index: number) => `ellipsis-${index}` }
      const added: Element[] = []
      const observer = new MutationObserver((records) => {
        for (const { addedNodes } of records) added.push(...([...addedNodes] as Element[]))
      })
      onTestFinished(() => observer.disconnect())
      const { container, update } = await open(300, {
        defaultPage: 50,
        ids,
        props: { list: { attributes: { id: 'list' } } },
      })
      observer.observe(find(container, 'nav'), { childList: true })
      await update({ count: 100_000 })
      await measured()
      expect(added).not.toHaveLength(0)
      for (const copy of added) expect([copy, ...copy.querySelectorAll('*')].filter(({ id }) => id)).toEqual([])
    })

    test('leaves form controls in its entries as they are', async () => {
      const { container, resize } = await open(300, { defaultPage: 50 })
      const radios = [...container.querySelectorAll('li')].map((listItem, index) => {
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

    test('warns once if it shrinks to its content', async () => {
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
