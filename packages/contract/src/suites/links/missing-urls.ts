import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

const link = { asChild: { tag: 'a', attributes: { href: '#own' } } }
const asLinks = { firstTrigger: link, prevTrigger: link, item: link, nextTrigger: link, lastTrigger: link }

export function describeMissingUrls({ render, has, rules }: Renderer): void {
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

  rules('the URLs of links', () => {
    test('`getPageUrl` is only called for existing pages', async () => {
      const getPageUrl = vi.fn(({ page }: { page: number }) => `#${page}`)
      const { run, update } = await render({ count: 30, type: 'link', getPageUrl })
      await run(({ goToLastPage }) => goToLastPage())
      expect([...new Set(getPageUrl.mock.calls.map(([{ page }]) => page))].sort()).toEqual([1, 2, 3])
      getPageUrl.mockClear()
      await update({ count: 0 })
      expect(getPageUrl).not.toHaveBeenCalled()
    })

    test('prop getters return link attributes without `href`, for elements with an `href` of their own', async () => {
      const { api } = await render({ count: 100, type: 'link', defaultPage: 2, props: asLinks })
      takeConsole()
      const { getNextTriggerProps, getItemProps } = api()
      for (const props of [getNextTriggerProps(), getItemProps({ type: 'page', value: 3 })]) {
        for (const name of ['type', 'href', 'disabled']) expect(props).not.toHaveProperty(name)
      }
      expect(getNextTriggerProps()).toHaveProperty('rel', 'next')
    })
  })
}
