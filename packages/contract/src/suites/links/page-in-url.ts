import { createPageUrl, type UrlParams } from '@dogear/core/url'
import { describe, expect, test, vi } from 'vitest'
import { address, openAddress, traverse } from '../../harness/address.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import { pageUrl } from '../../harness/server-scenes.js'

const list = '/contract/list'

export function describePageInUrl({ render, rules }: Renderer): void {
  const open = async (props: SceneProps = {}) => {
    let fromUrl: Parameters<NonNullable<SceneProps['onUrl']>>[0] | undefined
    const onUrl: SceneProps['onUrl'] = (latest) => {
      fromUrl = latest
    }
    const view = await render({ count: 100, inUrl: [pageUrl], onUrl, ...props })
    return {
      ...view,
      url: () => fromUrl?.url,
      setParams: (params: UrlParams) => view.run(() => fromUrl?.setParams(params)),
    }
  }

  describe('a page in the URL', () => {
    test.for(['button', 'link'] as const)(
      'a click on a %s changes the address once, and nothing else in it',
      async (type) => {
        const { pushed, replaced } = openAddress(`${list}?q=a%20b&page=3&flag#part`)
        const view = await open({ type })
        await expect.poll(view.list).toBe('1 2 [3] 4 5 … 10')
        await click(view.control('next'))
        await expect.poll(view.list).toBe('1 2 3 [4] 5 … 10')
        expect(address()).toBe(`${list}?q=a%20b&page=4&flag#part`)
        await click(view.control(1))
        await expect.poll(view.list).toBe('[1] 2 3 4 5 … 10')
        expect(address()).toBe(`${list}?q=a%20b&flag#part`)
        expect([pushed(), replaced()]).toEqual([2, 0])
      },
    )

    test.for(['root', 'parent'] as const)('Back and Forward change the page that the %s shows', async (createdBy) => {
      openAddress(list)
      const view = await open({ createdBy })
      await click(view.control('next'))
      await click(view.control('next'))
      await expect.poll(view.list).toBe('1 2 [3] 4 5 … 10')
      await traverse(-1)
      await expect.poll(view.list).toBe('1 [2] 3 4 5 … 10')
      await traverse(-1)
      await expect.poll(view.list).toBe('[1] 2 3 4 5 … 10')
      await traverse(1)
      await expect.poll(view.list).toBe('1 [2] 3 4 5 … 10')
      expect(address()).toBe(`${list}?page=2`)
    })

    test('other code may change the address, and links keep up with it', async () => {
      openAddress(list)
      const view = await open({ type: 'link' })
      const href = () => view.control('next').getAttribute('href')
      history.pushState(null, '', `${list}?page=2`)
      // Without the Navigation API, only events are noticed.
      if (!('navigation' in window)) dispatchEvent(new PopStateEvent('popstate'))
      await expect.poll(view.list).toBe('1 [2] 3 4 5 … 10')
      location.hash = 'part'
      await expect.poll(href).toBe(`${list}?page=3#part`)
      history.replaceState(null, '', `${list}?q=x&page=2`)
      await click(view.control('next'))
      await expect.poll(view.list).toBe('1 2 [3] 4 5 … 10')
      expect(address()).toBe(`${list}?q=x&page=3`)
      await expect.poll(href).toBe(`${list}?q=x&page=4`)
    })

    test('an address past the end is corrected, without a history entry', async () => {
      const { pushed, replaced } = openAddress(`${list}?page=99&q=x`)
      const view = await open()
      await expect.poll(address).toBe(`${list}?page=10&q=x`)
      await expect.poll(view.list).toBe('1 … 6 7 8 9 [10]')
      expect([pushed(), replaced()]).toEqual([0, 1])
    })

    test('`url` follows the address, and `setParams` changes other parameters of it', async () => {
      const { pushed } = openAddress(`${list}?page=3&q=x#part`)
      const view = await open()
      await expect.poll(view.url).toBe(`${list}?page=3&q=x#part`)
      await click(view.control('next'))
      await expect.poll(view.url).toBe(`${list}?page=4&q=x#part`)
      await view.setParams({ q: null, sort: 'name' })
      await expect.poll(view.list).toBe('[1] 2 3 4 5 … 10')
      await expect.poll(view.url).toBe(`${list}?sort=name#part`)
      expect(address()).toBe(`${list}?sort=name#part`)
      expect(pushed()).toBe(2)
      expect(view.roots()[0]?.getAttributeNames()).toEqual(['data-scope', 'data-part', 'aria-label'])
    })

    test('nothing listens after the last one is unmounted', async () => {
      openAddress(list)
      const targets = [window, ...('navigation' in window ? [window.navigation as EventTarget] : [])]
      const isOurs = ([type]: readonly unknown[]) => /^(popstate|hashchange|currententrychange)$/.test(`${type}`)
      const counts = targets.map((target) => {
        const added = vi.spyOn(target, 'addEventListener')
        const removed = vi.spyOn(target, 'removeEventListener')
        return () => added.mock.calls.filter(isOurs).length - removed.mock.calls.filter(isOurs).length
      })
      const listening = () => counts.map((count) => count())
      const first = await open()
      const second = await open()
      await expect.poll(listening).toEqual([2, 1].slice(0, targets.length))
      await first.unmount()
      await click(second.control('next'))
      await expect.poll(second.list).toBe('1 [2] 3 4 5 … 10')
      expect(listening()).toEqual([2, 1].slice(0, targets.length))
      await second.unmount()
      await expect.poll(listening).toEqual([0, 0].slice(0, targets.length))
    })
  })

  rules('the address of a page in the URL', () => {
    test('page and page size change together, in one history entry', async () => {
      const { pushed } = openAddress(`${list}?page=5`)
      const view = await open()
      await expect.poll(() => view.api().page).toBe(5)
      await view.run((api) => api.setPageSize(20))
      await expect.poll(view.list).toBe('1 2 [3] 4 5')
      expect(address()).toBe(`${list}?page=3&size=20`)
      expect(pushed()).toBe(1)
      await traverse(-1)
      await expect.poll(() => [view.api().page, view.api().pageSize]).toEqual([5, 10])
    })

    test('`replace` adds no history entry and keeps the state of the current one', async () => {
      const { pushed, replaced } = openAddress(list)
      history.replaceState('kept', '')
      const view = await open({ inUrl: [pageUrl, { history: 'replace' }] })
      await click(view.control('next'))
      await expect.poll(view.list).toBe('1 [2] 3 4 5 … 10')
      expect(address()).toBe(`${list}?page=2`)
      expect(history.state).toBe('kept')
      expect([pushed(), replaced()]).toEqual([0, 2])
    })

    test('two paginations of the same page follow each other', async () => {
      const { pushed } = openAddress(list)
      const first = await open()
      const second = await open()
      await click(first.control('next'))
      await expect.poll(second.list).toBe('1 [2] 3 4 5 … 10')
      await click(second.control('next'))
      await expect.poll(first.list).toBe('1 2 [3] 4 5 … 10')
      expect(pushed()).toBe(2)
    })

    test('two paginations of different parameters preserve each other’s page', async () => {
      openAddress(list)
      const first = await open()
      const second = await open({ inUrl: [createPageUrl({ page: 'other', pageSize: 'others' })] })
      await click(first.control('next'))
      await click(second.control('last'))
      await expect.poll(second.list).toBe('1 … 6 7 8 9 [10]')
      expect(address()).toBe(`${list}?page=2&other=10`)
      expect(first.list()).toBe('1 [2] 3 4 5 … 10')
      await click(first.control('next'))
      expect(address()).toBe(`${list}?page=3&other=10`)
    })

    test.for(['page=abc', 'page=-1&size=7', 'page=1.5&page=2', 'page=%'])('?%s shows the first page', async (query) => {
      const { pushed, replaced } = openAddress(`${list}?${query}`)
      const view = await open()
      await expect.poll(view.list).toBe('[1] 2 3 4 5 … 10')
      expect(address()).toBe(`${list}?${query}`)
      await click(view.control('next'))
      await expect.poll(view.list).toBe('1 [2] 3 4 5 … 10')
      expect(address()).toBe(`${list}?page=2`)
      expect([pushed(), replaced()]).toEqual([1, 0])
    })
  })
}
