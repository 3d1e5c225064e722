import { createPageUrl, type UrlParams } from '@dogear/core/url'
import { describe, expect, test } from 'vitest'
import type { Renderer, SceneProps, View } from '../../harness/renderer.js'
import { createTestRouter, type Kind } from '../../harness/test-router.js'

const users = createPageUrl({ page: 'users' })
const orders = createPageUrl({ page: 'orders' })

const page1 = '[1] 2 3 4 5 … 10'
const page3 = '1 2 [3] 4 5 … 10'

/** How a router stays where it is. */
const refusals: [how: string, kind: Kind, error?: Error][] = [
  ['whose promise is settled', 'promise'],
  ['whose promise rejects', 'promise', new Error('Not now.')],
  ['that stops navigating', 'flag'],
]

export function describePageInRouter({ render }: Renderer): void {
  /** Renders two lists of one router. */
  const open = async (kind: Kind | undefined, url: string) => {
    const test = createTestRouter({ kind, url })
    const { router } = test
    const add = async (props: SceneProps) => {
      const view = await render({ count: 100, type: 'link', router: { ...router }, ...props })
      test.observe(() => void view.update({ router: { ...router } }))
      return view
    }
    let ofSecond: Parameters<NonNullable<SceneProps['onUrl']>>[0] | undefined
    const onUrl: SceneProps['onUrl'] = (fromUrl) => {
      ofSecond = fromUrl
    }
    const first = await add({ inUrl: [users] })
    const second = await add({ inUrl: [orders], onUrl })
    const views = [first, second]
    const nextOf = (view: View) => view.control('next').getAttribute('href')
    return {
      ...test,
      first,
      second,
      /** Sets parameters through the second list. */
      setParams: (params: UrlParams) => second.run(() => ofSecond?.setParams(params)),
      /** Waits for what the lists show. */
      async show(...lists: string[]) {
        await expect.poll(() => views.map((view) => view.list())).toEqual(lists)
      },
      isBusy: (...busy: [first: boolean, second: boolean]) =>
        expect.poll(() => views.map((view) => view.roots()[0]?.hasAttribute('data-busy'))).toEqual(busy),
      leadTo: (...hrefs: string[]) => expect.poll(() => views.map(nextOf)).toEqual(hrefs),
    }
  }

  describe('a page in the URL of a router', () => {
    test('changes at once with the URL', async () => {
      const { entries, first, isBusy, leadTo, router, show } = await open(undefined, '/list?q=a%20b#part')
      await first.click('next')
      await show('1 [2] 3 4 5 … 10', page1)
      await isBusy(false, false)
      await leadTo('/list?q=a%20b&users=3#part', '/list?q=a%20b&users=2&orders=2#part')
      expect(entries).toEqual([[router.url, 'push']])
    })

    test('follows the router, wherever it goes', async () => {
      const { change, isBusy, leadTo, show } = await open(undefined, '/list')
      change({ isNavigating: true })
      await isBusy(true, true)
      change({ url: '/other?users=3', isNavigating: false })
      await show(page3, page1)
      await isBusy(false, false)
      await leadTo('/other?users=4', '/other?users=3&orders=2')
    })

    test('past the end is corrected, without a history entry', async () => {
      const { entries, show } = await open(undefined, '/list?users=99&orders=98#part')
      await show('1 … 6 7 8 9 [10]', '1 … 6 7 8 9 [10]')
      await expect.poll(() => entries.at(-1)).toEqual(['/list?users=10&orders=10#part', 'replace'])
      expect(entries.filter(([, mode]) => mode === 'push')).toEqual([])
    })
  })

  describe.for<Kind>(['promise', 'flag'])('a page that a router shows later, and ends by a %s', (kind) => {
    test('is shown at once, like that of another list of the router, and all arrive in one history entry', async () => {
      const { arrive, entries, first, isBusy, leadTo, router, second, setParams, show } = await open(kind, '/list#part')
      await first.click('next')
      await show('1 [2] 3 4 5 … 10', page1)
      await isBusy(true, false)
      await second.click(3)
      await show('1 [2] 3 4 5 … 10', page3)
      await isBusy(true, true)
      await first.click('next')
      await show(page3, page3)
      await leadTo('/list?users=4&orders=3#part', '/list?users=3&orders=4#part')
      await setParams({ q: 'tea' })
      await show(page3, page1)
      await second.click(3)
      await show(page3, page3)
      expect(entries).toEqual([])
      arrive()
      await isBusy(false, false)
      await show(page3, page3)
      expect(router.url).toBe('/list?users=3&q=tea&orders=3#part')
      expect(entries).toEqual([[router.url, 'push']])
    })

    test('makes only the list busy whose page or filter was asked for', async () => {
      const { arrive, isBusy, second, setParams, show } = await open(kind, '/list')
      await setParams({ q: 'tea' })
      await isBusy(false, true)
      arrive()
      await isBusy(false, false)
      await second.click(3)
      await show(page1, page3)
      await isBusy(false, true)
    })

    test('gives way to the page of the URL after Back', async () => {
      const { change, first, isBusy, refuse, show } = await open(kind, '/list?users=5')
      await first.click('next')
      await show('1 … 5 [6] 7 … 10', page1)
      change({ url: '/list?users=3' })
      refuse()
      await show(page3, page1)
      await isBusy(false, false)
    })

    test('goes with the list that asked for it', async () => {
      const { first, second, show } = await open(kind, '/list')
      await first.click('next')
      await show('1 [2] 3 4 5 … 10', page1)
      await first.unmount()
      await expect.poll(() => second.control('next').getAttribute('href')).toBe('/list?orders=2')
    })
  })

  test.for(refusals)('a router %s without arriving shows the page of its URL again', async ([, kind, error]) => {
    const { first, isBusy, leadTo, refuse, reported, second, show } = await open(kind, '/list?users=3')
    await first.click('next')
    await second.click(3)
    await show('1 2 3 [4] 5 … 10', page3)
    refuse(error)
    await show(page3, page1)
    await isBusy(false, false)
    await leadTo('/list?users=4', '/list?users=3&orders=2')
    expect(reported.mock.calls).toEqual(error ? [[error]] : [])
    await second.click(3)
    await show(page3, page3)
  })
}
