import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { forEveryPart } from '../../harness/every-part.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const link = { asChild: { tag: 'a', attributes: { href: '#own' } } }
const asLinks = { firstTrigger: link, prevTrigger: link, item: link, nextTrigger: link, lastTrigger: link }

export function describeLinkUrls({ render, has }: Renderer): void {
  /** Renders links. `urls` returns the results since its last call, and `links` what the document then requires. */
  const renderLinks = async (props: SceneProps) => {
    const getPageUrl = vi.fn(({ page, pageSize }: { page: number; pageSize: number }) => `#${page}-${pageSize}`)
    const view = await render({ count: 100, type: 'link', getPageUrl, ...props })
    const urls = () => {
      const results = getPageUrl.mock.results.map(({ value }) => value)
      getPageUrl.mockClear()
      return results.sort()
    }
    const links = () => {
      const hrefs = [...view.container.querySelectorAll('[href]')].map((link) => link.getAttribute('href'))
      return (has('rendersTwice') ? [...hrefs, ...hrefs] : hrefs).sort()
    }
    return { ...view, urls, links }
  }

  describe('getPageUrl', () => {
    const kinds: [name: string, props: SceneProps][] = [['', { props: { nextTrigger: { disabled: true } } }]]
    if (has('parts')) kinds.push([' with `asChild`', { props: forEveryPart({ asChild: { tag: 'a' } }).props }])
    test.for(kinds)('is called once for each enabled link%s, initially and after each change', async ([, props]) => {
      const { links, run, update, urls } = await renderLinks(props)
      expect(urls()).toEqual(links())
      await run(({ setPage }) => setPage(5))
      expect(links()).toContain('#4-10')
      expect(urls()).toEqual(links())
      await update({ count: 70 })
      expect(links()).toContain('#7-10')
      expect(urls()).toEqual(links())
      await run(({ setPageSize }) => setPageSize(5))
      expect(links()).toContain('#14-5')
      expect(urls()).toEqual(links())
      await update({ count: 0 })
      expect(urls()).toEqual([])
    })

    const silent: [name: string, props: SceneProps][] = [
      ['buttons', { type: 'button' }],
      ['disabled links', forEveryPart({ disabled: true })],
    ]
    if (has('parts')) {
      silent.push(['buttons with `asChild`', { type: 'button', ...forEveryPart({ asChild: { tag: 'button' } }) }])
    }
    test.for(silent)('isn’t called for %s', async ([, props]) => {
      const { api, run, update, urls } = await renderLinks({ ...props, roots: [{}] })
      await run(({ goToNextPage }) => goToNextPage())
      await update({ count: 70 })
      expect(api()).toMatchObject({ page: 2, count: 70 })
      expect(urls()).toEqual([])
    })
  })

  describe('type="link" without getPageUrl', () => {
    test('parts render buttons instead, with one warning', async () => {
      const { control, list, roots } = await render({ count: 100, type: 'link' })
      expect(roots()[0]?.querySelector('a')).toBeNull()
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      expect(takeConsole()).toEqual([expect.stringMatching(/^warn: .*buttons.*`type`.*`getPageUrl`/)])
    })

    if (!has('parts')) return

    test('children of `asChild` receive link attributes without `href`, without a warning', async () => {
      const { control, list } = await render({ count: 30, type: 'link', props: asLinks })
      expect(control('next').outerHTML).toMatch(/^<a [^>]*href="#own"/)
      expect(control('next').getAttribute('rel')).toBe('next')
      for (const name of ['first', 'prev', 1, 2, 3, 'next', 'last'] as const) {
        for (const attribute of ['type', 'disabled']) expect(control(name).hasAttribute(attribute)).toBe(false)
      }
      expect(control('prev').getAttribute('role')).toBe('link')
      await click(control('next'))
      await expect.poll(list).toBe('1 [2] 3')
      await click(control('next'))
      await expect.poll(list).toBe('1 2 [3]')
      history.replaceState(null, '', location.href.split('#')[0])
    })
  })
}
