import { describe, expect, test, vi } from 'vitest'
import { click, doubleClick, press, pressTab } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { veto } from '../../harness/veto.js'

export function describeClicks({ render, rules }: Renderer): void {
  rules('clicks and keys', () => {
    test('Tab moves through the controls in order, and Enter and Space activate them', async () => {
      const { control, list } = await render({ count: 100 })
      await pressTab()
      expect(document.activeElement).toBe(control(1))
      await pressTab()
      await press('{Enter}')
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      await pressTab()
      await press(' ')
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('a double click on Next moves two pages', async () => {
      const { control, list } = await render({ count: 100 })
      await doubleClick(control('next'))
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('a click that was prevented before the user’s handler is not a veto', async () => {
      document.addEventListener('click', veto, { capture: true, once: true })
      const { control, list } = await render({ count: 100, props: { nextTrigger: { onClick: () => {} } } })
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
    })
  })

  describe('clicks', () => {
    test.for(['root', 'parent'] as const)(
      'a click on a control requests its page (created by the %s)',
      async (createdBy) => {
        const onPageChange = vi.fn()
        const { control, list } = await render({ count: 200, defaultPage: 5, createdBy, onPageChange })
        const lists: string[] = []
        for (const name of ['next', 7, 'prev', 'last', 19, 'first'] as const) {
          await click(control(name))
          lists.push(list())
        }
        expect(lists).toEqual([
          '1 … 5 [6] 7 … 20',
          '1 … 6 [7] 8 … 20',
          '1 … 5 [6] 7 … 20',
          '1 … 16 17 18 19 [20]',
          '1 … 16 17 18 [19] 20',
          '[1] 2 3 4 5 … 20',
        ])
        expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([6, 7, 6, 20, 19, 1])
      },
    )

    test('a click on a disabled control requests nothing', async () => {
      const onPageChange = vi.fn()
      const getPageUrl = ({ page }: { page: number }) => `#${page}`
      const props = { nextTrigger: { disabled: true }, item3: { disabled: true } }
      const { control, update } = await render({ count: 100, onPageChange, getPageUrl, props })
      for (const name of ['first', 'prev', 3, 'next'] as const) await click(control(name))
      await update({ type: 'link' })
      for (const name of ['first', 'prev', 3, 'next'] as const) await click(control(name))
      expect(onPageChange).not.toHaveBeenCalled()
      expect(location.hash).toBe('')
    })

    test('the user’s click handler runs before onPageChange', async () => {
      const log: string[] = []
      const onClick = () => log.push('handler')
      const props = { nextTrigger: { onClick }, item4: { onClick } }
      const { control } = await render({ count: 100, props, onPageChange: ({ page }) => log.push(`page ${page}`) })
      await click(control('next'))
      await click(control(4))
      expect(log).toEqual(['handler', 'page 2', 'handler', 'page 4'])
    })

    test('the user’s click handler runs on a disabled link as well', async () => {
      const onClick = vi.fn()
      const options = { count: 100, type: 'link', getPageUrl: () => '#' } as const
      const { control } = await render({
        ...options,
        props: { prevTrigger: { onClick }, item1: { onClick, disabled: true } },
      })
      await click(control('prev'))
      await click(control(1))
      expect(onClick).toHaveBeenCalledTimes(2)
    })

    test('the user’s click handler can veto the change with `preventDefault`', async () => {
      const onPageChange = vi.fn()
      const onClick = vi.fn(veto)
      const props = { nextTrigger: { onClick }, item4: { onClick } }
      const { control, list } = await render({ count: 100, props, onPageChange })
      await click(control('next'))
      await click(control(4))
      expect(onClick).toHaveBeenCalledTimes(2)
      expect(onPageChange).not.toHaveBeenCalled()
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })

    test('only the latest click handler runs', async () => {
      const [first, latest] = [vi.fn(), vi.fn()]
      const { control, update } = await render({ count: 100, props: { nextTrigger: { onClick: first } } })
      await update({ props: { nextTrigger: { onClick: latest } } })
      await click(control('next'))
      expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
    })
  })
}
