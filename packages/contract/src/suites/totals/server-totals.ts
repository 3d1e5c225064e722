import { describe, expect, test } from 'vitest'
import { afterTasks } from '../../harness/frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { type Answer, openApp } from '../../harness/server-app.js'

export function describeServerTotals({ render }: Renderer): void {
  describe.for([
    ['keeps the previous rows', true],
    ['drops them', false],
  ] as const)('an app that loads from a server and %s', ([, keepsRows]) => {
    const open = (app: Omit<Parameters<typeof openApp>[1], 'keepsRows'>) => openApp(render, { keepsRows, ...app })

    test('follows a server that stops counting, until the end shows the count', async () => {
      const server = (_query: string, offset: number): Answer =>
        offset < 40 ? { minCount: 20, hasNextPage: true } : { count: 45 }
      const { api, control, list, load } = await open({ server })
      const lists: string[] = []
      await load()
      for (const page of [2, 3, 4, 5]) {
        lists.push(list())
        await click(control('next'))
        await expect.poll(() => api().page).toBe(page)
        await load()
      }
      expect(lists).toEqual(['[1] 2 …', '1 [2] 3 …', '1 2 [3] 4 …', '1 2 3 [4] 5 …'])
      expect([list(), api().isTotalKnown, api().pageRange.end]).toEqual(['1 2 3 4 [5]', true, 45])
    })

    test('goes back once from an empty page after the end', async () => {
      const server = (_query: string, offset: number): Answer => (offset < 30 ? { minCount: 30 } : { count: 30 })
      const { api, control, list, load, requests } = await open({ server, start: { page: 3 } })
      await load()
      expect(list()).toBe('1 2 [3] …')
      await click(control('next'))
      await expect.poll(list).toMatch(/^1 2 3 \[4\] (5 )?…$/)
      await load()
      expect(list()).toBe('1 2 [3]')
      await expect.poll(() => api().busy).toBe(true)
      expect(list()).toBe('1 2 [3]')
      await afterTasks()
      expect(requests).toEqual(['20', '30', '20'])
    })

    test('goes to the page before when the last row of the last page is deleted', async () => {
      let rows = 91
      const { api, list, load, requests } = await open({ server: () => ({ count: rows }), start: { page: 10 } })
      await load()
      rows = 90
      await load()
      expect(list()).toBe('1 … 5 6 7 8 [9]')
      await expect.poll(() => api().busy).toBe(true)
      await load()
      await afterTasks()
      expect([list(), api().busy]).toEqual(['1 … 5 6 7 8 [9]', false])
      expect(requests).toEqual(['90', '80'])
    })

    test('corrects a page past the end once', async () => {
      const { api, list, load, requests } = await open({ server: () => ({ count: 500 }), start: { page: 99 } })
      expect(api().pageRange).toEqual({ start: 980, end: 990 })
      await load()
      await expect.poll(() => api().busy).toBe(true)
      await load()
      await afterTasks()
      expect(list()).toBe('1 … 46 47 48 49 [50]')
      expect(requests).toEqual(['980', '490'])
    })
  })
}
