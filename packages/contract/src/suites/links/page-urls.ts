import { describe, expect, test, vi } from 'vitest'
import { forEveryPart } from '../../harness/every-part.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describePageUrls({ render, has }: Renderer): void {
  describe('getPageUrl', () => {
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
}
