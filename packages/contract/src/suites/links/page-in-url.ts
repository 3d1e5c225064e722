import { createPageUrl, type UrlParams } from '@dogear/core/url'
import { describe, expect, test, vi } from 'vitest'
import { address, openAddress, traverse } from '../../harness/frame.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import { pageUrl } from '../../harness/server-scenes.js'

const list = '/contract/list'
const [page1, page2, page3] = ['[1] 2 3 4 5 … 10', '1 [2] 3 4 5 … 10', '1 2 [3] 4 5 … 10'] as const

export function describePageInUrl({ render, rules }: Renderer): void {
  /** Renders a pagination whose page is in the address. */
  const open = async (path: string, props: SceneProps = {}) => {
    const entries = openAddress(`${list}${path}`)
    return { ...entries, ...(await add(props)) }
  }
  const add = async (props: SceneProps = {}) => {
    let fromUrl: Parameters<NonNullable<SceneProps['onUrl']>>[0] | undefined
    const onUrl: SceneProps['onUrl'] = (latest) => {
      fromUrl = latest
    }
    const view = await render({ count: 100, inUrl: [pageUrl], onUrl, ...props })
    return {
      ...view,
      url: () => fromUrl?.url,
      setParams: (params: UrlParams) => view.run(() => fromUrl?.setParams(params)),
      /** Clicks a control, and waits for the list and the address. */
      async goesTo(name: Parameters<typeof view.click>[0], list: string, path?: string) {
        await view.click(name)
        await view.shows(list)
        if (path !== undefined) expectAddress(path)
      },
    }
  }
  const expectAddress = (path: string) => expect(address()).toBe(`${list}${path}`)

  describe('a page in the URL', () => {
    test.for(['button', 'link'] as const)(
      'a click on a %s changes the address once, and nothing else in it',
      async (type) => {
        const { goesTo, pushed, replaced, shows } = await open('?q=a%20b&page=3&flag#part', { type })
        await shows(page3)
        await goesTo('next', '1 2 3 [4] 5 … 10', '?q=a%20b&page=4&flag#part')
        await goesTo(1, page1, '?q=a%20b&flag#part')
        expect([pushed(), replaced()]).toEqual([2, 0])
      },
    )

    test.for(['root', 'parent'] as const)('Back and Forward change the page that the %s shows', async (createdBy) => {
      const { click, goesTo, shows } = await open('', { createdBy })
      await click('next')
      await goesTo('next', page3)
      for (const [delta, shown] of [
        [-1, page2],
        [-1, page1],
        [1, page2],
      ] as const) {
        await traverse(delta)
        await shows(shown)
      }
      expectAddress('?page=2')
    })

    test('other code may change the address, and links keep up with it', async () => {
      const { control, goesTo, shows } = await open('', { type: 'link' })
      const expectNext = (path: string) =>
        expect.poll(() => control('next').getAttribute('href')).toBe(`${list}${path}`)
      history.pushState(null, '', `${list}?page=2`)
      // Without the Navigation API, only events are noticed.
      if (!('navigation' in window)) dispatchEvent(new PopStateEvent('popstate'))
      await shows(page2)
      location.hash = 'part'
      await expectNext('?page=3#part')
      history.replaceState(null, '', `${list}?q=x&page=2`)
      await goesTo('next', page3, '?q=x&page=3')
      await expectNext('?q=x&page=4')
    })

    test('an address past the end is corrected, without a history entry', async () => {
      const { pushed, replaced, shows } = await open('?page=99&q=x')
      await expect.poll(address).toBe(`${list}?page=10&q=x`)
      await shows('1 … 6 7 8 9 [10]')
      expect([pushed(), replaced()]).toEqual([0, 1])
    })

    test('`url` follows the address, and `setParams` changes other parameters of it', async () => {
      const { click, pushed, roots, setParams, shows, url } = await open('?page=3&q=x#part')
      const expectUrl = (path: string) => expect.poll(url).toBe(`${list}${path}`)
      await expectUrl('?page=3&q=x#part')
      await click('next')
      await expectUrl('?page=4&q=x#part')
      await setParams({ q: null, sort: 'name' })
      await shows(page1)
      await expectUrl('?sort=name#part')
      expectAddress('?sort=name#part')
      expect(pushed()).toBe(2)
      expect(roots()[0]?.getAttributeNames()).toEqual(['data-scope', 'data-part', 'aria-label'])
    })

    test('nothing listens after the last one is unmounted', async () => {
      const targets = [window, ...('navigation' in window ? [window.navigation as EventTarget] : [])]
      const isOurs = ([type]: readonly unknown[]) => /^(popstate|hashchange|currententrychange)$/.test(`${type}`)
      const counts = targets.map((target) => {
        const added = vi.spyOn(target, 'addEventListener')
        const removed = vi.spyOn(target, 'removeEventListener')
        return () => added.mock.calls.filter(isOurs).length - removed.mock.calls.filter(isOurs).length
      })
      const listening = () => counts.map((count) => count())
      const first = await open('')
      const second = await add()
      await expect.poll(listening).toEqual([2, 1].slice(0, targets.length))
      await first.unmount()
      await second.goesTo('next', page2)
      expect(listening()).toEqual([2, 1].slice(0, targets.length))
      await second.unmount()
      await expect.poll(listening).toEqual([0, 0].slice(0, targets.length))
    })
  })

  rules('the address of a page in the URL', () => {
    test('page and page size change together, in one history entry', async () => {
      const { api, pushed, run, shows } = await open('?page=5')
      await expect.poll(() => api().page).toBe(5)
      await run(({ setPageSize }) => setPageSize(20))
      await shows('1 2 [3] 4 5')
      expectAddress('?page=3&size=20')
      expect(pushed()).toBe(1)
      await traverse(-1)
      await expect.poll(() => [api().page, api().pageSize]).toEqual([5, 10])
    })

    test('two paginations of the same page follow each other', async () => {
      const first = await open('')
      const second = await add()
      await first.click('next')
      await second.shows(page2)
      await second.click('next')
      await first.shows(page3)
      expect(first.pushed()).toBe(2)
    })

    test('two paginations of different parameters preserve each other’s page', async () => {
      const first = await open('')
      const second = await add({ inUrl: [createPageUrl({ page: 'other', pageSize: 'others' })] })
      await first.click('next')
      await second.goesTo('last', '1 … 6 7 8 9 [10]', '?page=2&other=10')
      expect(first.list()).toBe(page2)
      await first.click('next')
      expectAddress('?page=3&other=10')
    })
  })
}
