import { describe, expect, test, vi } from 'vitest'
import { click, doubleClick, press, pressTab } from '../pointer.js'
import type { Renderer } from '../renderer.js'

export function describeClicks({ render }: Renderer): void {
  describe('clicks', () => {
    test.for(['root', 'parent'] as const)(
      'a click on a control asks for its page; created by the %s',
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

    test('Tab reaches the controls in their order, and Enter and Space use them', async () => {
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

    test('a double click on a trigger goes two pages on', async () => {
      const { control, list } = await render({ count: 100 })
      await doubleClick(control('next'))
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('a control that is disabled asks for nothing', async () => {
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

    test('the caller’s own click handler on a part runs first', async () => {
      const log: string[] = []
      const onClick = () => log.push('own')
      const props = { nextTrigger: { onClick }, item4: { onClick } }
      const { control } = await render({ count: 100, props, onPageChange: ({ page }) => log.push(`page ${page}`) })
      await click(control('next'))
      await click(control(4))
      expect(log).toEqual(['own', 'page 2', 'own', 'page 4'])
    })

    test('turning `defaultPrevented` on in it vetoes the change', async () => {
      const onPageChange = vi.fn()
      const onClick = vi.fn((event: Pick<Event, 'preventDefault'>) => event.preventDefault())
      const props = { nextTrigger: { onClick }, item4: { onClick } }
      const { control, list } = await render({ count: 100, props, onPageChange })
      await click(control('next'))
      await click(control(4))
      expect(onClick).toHaveBeenCalledTimes(2)
      expect(onPageChange).not.toHaveBeenCalled()
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })

    test('a click that was prevented before it came to the caller’s own handler is not vetoed by it', async () => {
      const prevent = (event: Event) => event.preventDefault()
      document.addEventListener('click', prevent, { capture: true, once: true })
      const { control, list } = await render({ count: 100, props: { nextTrigger: { onClick: () => {} } } })
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
    })

    test('the latest click handler given is the one that runs', async () => {
      const first = vi.fn()
      const latest = vi.fn()
      const { control, update } = await render({ count: 100, props: { nextTrigger: { onClick: first } } })
      await update({ props: { nextTrigger: { onClick: latest } } })
      await click(control('next'))
      expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
    })
  })
}
