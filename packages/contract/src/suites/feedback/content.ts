import { describe, expect, test } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import { afterFrames, named, renderContent, renderExtras, scrollTo, tall, topOf } from '../../harness/extras.js'
import { watchListeners } from '../../harness/frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeContent({ render, has }: Renderer): void {
  const open = (props?: SceneProps) => renderContent(render, props)

  describe('the Content', () => {
    test('marks itself while busy', async () => {
      const { content, update } = await open({ ids: { content: 'items' } })
      expect([content().ariaBusy, content().tabIndex, content().id, content().textContent]).toEqual([
        null,
        -1,
        'items',
        'Items',
      ])
      await update({ busy: true })
      expect(content().ariaBusy).toBe('true')
      await update({ busy: false })
      expect(content().ariaBusy).toBeNull()
    })

    test('keeps the user’s attributes', async () => {
      const { content } = await open({ props: { content: { attributes: { class: 'own', 'aria-label': 'Results' } } } })
      expect([content().className, content().ariaLabel, content().dataset.part]).toEqual(['own', 'Results', 'content'])
    })

    test.for(['root', 'parent'] as const)(
      'comes into view when the result of a request is shown, with the pagination of the %s',
      async (createdBy) => {
        const { content, run } = await open({ createdBy })
        await scrollTo(1500)
        await run(({ goToNextPage }) => goToNextPage())
        await expect.poll(() => topOf(content())).toBe(0)
      },
    )

    test('waits for the data', async () => {
      const { content, control, update } = await open({ page: 1, onPageChange: () => {} })
      control('next').click()
      await scrollTo(1500)
      await update({ page: 2, busy: true })
      await afterFrames()
      expect(Math.round(window.scrollY)).toBe(1500)
      await update({ busy: false })
      await expect.poll(() => topOf(content())).toBe(0)
    })

    test('stays with `scroll: false`', async () => {
      const { run } = await open({ behavior: { scroll: false } })
      await scrollTo(1500)
      await run(({ goToNextPage }) => goToNextPage())
      await afterFrames()
      expect(Math.round(window.scrollY)).toBe(1500)
    })

    test('receives focus with `focus`, without scrolling', async () => {
      const { content, control, run } = await open({
        behavior: { scroll: false, focus: true },
        props: { content: named },
      })
      addStyle('body { padding-bottom: 3000px }')
      await scrollTo(3500)
      await run(({ goToNextPage }) => goToNextPage())
      expect(document.activeElement).toBe(content())
      expect(Math.round(window.scrollY)).toBe(3500)
      await click(control('next'))
      await expect.poll(() => document.activeElement).toBe(content())
    })

    if (!has('parts')) return

    test('stops listening to the window when it is removed', async () => {
      const listeners = watchListeners(window)
      const { control, update } = await open({ page: 1, onPageChange: () => {} })
      control('next').click()
      expect(listeners()).toContain('wheel')
      await update({ extras: [] })
      await expect.poll(listeners).toEqual([])
      await update({ page: 2 })
      expect(listeners()).toEqual([])
    })

    test('stays if the user scrolls after its element was replaced', async () => {
      const asChild = (tag: string): SceneProps => ({ props: { content: { ...tall, asChild: { tag } } } })
      const { content, control, update } = await open({ page: 1, onPageChange: () => {}, ...asChild('section') })
      control('next').click()
      await update({ page: 2, busy: true, ...asChild('article') })
      expect(content().localName).toBe('article')
      window.dispatchEvent(new WheelEvent('wheel'))
      await scrollTo(1500)
      await update({ busy: false })
      await afterFrames()
      expect(Math.round(window.scrollY)).toBe(1500)
    })

    test('a Content provides its `value` to the parts inside, and follows another one', async () => {
      const { content, run, update } = await renderExtras(render, {
        extras: ['content'],
        createdBy: 'switch',
        hasStatusInContent: true,
      })
      expect(content().textContent).toBe('1–10 of 95')
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => content().textContent).toBe('11–20 of 95')
      await update({ provided: 'second' })
      await expect.poll(() => content().textContent).toBe('61–70 of 95')
    })
  })
}
