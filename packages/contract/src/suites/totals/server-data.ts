import { describe, expect, test } from 'vitest'
import { afterTasks } from '../../harness/frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { type Answer, openApp } from '../../harness/server-app.js'

const count = (query: string): Answer => ({ count: query ? 13 : 500 })

export function describeServerData({ render }: Renderer): void {
  describe('an app that loads from a server', () => {
    test('moves at once, and requests only the last page when Next is pressed again and again', async () => {
      const { api, control, list, load, requests } = await openApp(render, { keepsRows: false, server: count })
      expect([list(), api().busy]).toEqual(['', true])
      await load()
      for (const page of [2, 3, 4]) {
        await click(control('next'))
        await expect.poll(list).toContain(`[${page}]`)
      }
      expect(api()).toMatchObject({ busy: true, isTotalKnown: true, pageRange: { start: 30, end: 40 } })
      await load()
      expect([list(), api().busy]).toEqual(['1 2 3 [4] 5 … 50', false])
      expect(requests).toEqual(['0', '10', '20', '30'])
    })

    test('comes back from a filter with one request, at the right offset', async () => {
      const start = { query: 'a', page: 2 }
      const { api, goTo, list, load, requests } = await openApp(render, { keepsRows: true, server: count, start })
      await load()
      await goTo({ query: '', page: 12 })
      expect(api()).toMatchObject({ page: 12, pageRange: { start: 110, end: 120 } })
      await afterTasks()
      await load()
      expect(list()).toBe('1 … 11 [12] 13 … 50')
      expect(requests).toEqual(['a10', '110'])
    })

    test('goes back once from an empty page after the end', async () => {
      const server = (_query: string, offset: number): Answer => (offset < 30 ? { minCount: 30 } : { count: 30 })
      const app = { keepsRows: false, server, start: { page: 3 } }
      const { api, control, list, load, requests } = await openApp(render, app)
      await load()
      await click(control('next'))
      await expect.poll(list).toMatch(/^1 2 3 \[4\] (5 )?…$/)
      await load()
      await expect.poll(() => api().busy).toBe(true)
      expect(list()).toBe('1 2 [3]')
      await afterTasks()
      expect(requests).toEqual(['20', '30', '20'])
    })
  })

  describe('an open total', () => {
    test('grows by one page with each request, and the elements of its entries stay the same', async () => {
      const { container, control, list } = await render({ hasNextPage: true })
      const next = control('next')
      await click(next)
      expect(list()).toBe('1 [2] 3 …')
      const elements = [control(1), control(2), container.querySelector('[data-part="ellipsis"]')]
      await click(next)
      expect(list()).toBe('1 2 [3] 4 …')
      expect([control(1), control(2), container.querySelector('[data-part="ellipsis"]')]).toEqual(elements)
      await click(control('first'))
      expect(list()).toBe('[1] 2 …')
    })
  })
}
