import { describe, expect, test, vi } from 'vitest'
import { afterTasks } from '../../harness/frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { type Answer, openApp } from '../../harness/server-app.js'

const count = (query: string): Answer => ({ count: query ? 13 : 500 })

export function describeServerData({ render }: Renderer): void {
  describe.for([
    ['keeps the previous rows', true],
    ['drops them', false],
  ] as const)('an app that loads from a server and %s', ([, keepsRows]) => {
    const open = (app: Omit<Parameters<typeof openApp>[1], 'keepsRows'>) => openApp(render, { keepsRows, ...app })

    test('shows nothing before the first total, and then the requested page', async () => {
      const { api, list, load, requests } = await open({ server: count, start: { page: 7 } })
      expect([list(), api().busy]).toEqual(['', true])
      await load()
      expect([list(), api().busy]).toEqual(['1 … 6 [7] 8 … 50', false])
      expect(requests).toEqual(['60'])
    })

    test('moves at once, and shows the same list before and after the answer', async () => {
      const { api, control, list, load, requests } = await open({ server: count })
      await load()
      await click(control('next'))
      await expect.poll(list).toBe('1 [2] 3 4 5 … 50')
      expect(api()).toMatchObject({ busy: true, isTotalKnown: true, pageRange: { start: 10, end: 20 } })
      await load()
      expect([list(), api().busy]).toEqual(['1 [2] 3 4 5 … 50', false])
      expect(requests).toEqual(['0', '10'])
    })

    test('requests only the last page when Next is pressed again and again', async () => {
      const { control, list, load, requests } = await open({ server: count })
      await load()
      for (const page of [2, 3, 4]) {
        await click(control('next'))
        await expect.poll(list).toContain(`[${page}]`)
      }
      await load()
      expect(list()).toBe('1 2 3 [4] 5 … 50')
      expect(requests).toEqual(['0', '10', '20', '30'])
    })

    test('resets the page with a filter, and requests one offset', async () => {
      const { goTo, list, load, requests } = await open({ server: count, start: { page: 12 } })
      await load()
      await goTo({ query: 'a', page: 1 })
      await load()
      expect(list()).toBe('[1] 2')
      expect(requests).toEqual(['110', 'a0'])
    })

    test('comes back from a filter with one request, at the right offset', async () => {
      const { api, goTo, list, load, requests } = await open({ server: count, start: { query: 'a', page: 2 } })
      await load()
      expect(api().pageRange).toEqual({ start: 10, end: 13 })
      await goTo({ query: '', page: 12 })
      expect(api()).toMatchObject({ page: 12, pageRange: { start: 110, end: 120 } })
      await afterTasks()
      await load()
      expect(list()).toBe('1 … 11 [12] 13 … 50')
      expect(requests).toEqual(['a10', '110'])
    })

    test('can leave a page that failed to load, or retry it', async () => {
      const { control, list, load, requests } = await open({ server: count })
      await load()
      await click(control('next'))
      await expect.poll(list).toBe('1 [2] 3 4 5 … 50')
      // The request fails. The rows still belong to page 1, so the app stays busy.
      await click(control('prev'))
      await expect.poll(list).toBe('[1] 2 3 4 5 … 50')
      await click(control('next'))
      await expect.poll(list).toBe('1 [2] 3 4 5 … 50')
      await load()
      expect(list()).toBe('1 [2] 3 4 5 … 50')
      expect(requests).toEqual(['0', '10', '0', '10'])
    })
  })

  test('an app that is busy while it loads the shown page doesn’t alternate between two pages', async () => {
    const onPageChange = vi.fn()
    const { api, update } = await render({ count: 30, page: 9, onPageChange })
    const offsets = new Set<number>()
    for (const busy of [true, false, true, false]) {
      await update({ busy, count: busy ? undefined : 30 })
      offsets.add(api().pageRange.start)
    }
    expect([...offsets]).toEqual([20])
    expect(onPageChange).not.toHaveBeenCalled()
  })
}
