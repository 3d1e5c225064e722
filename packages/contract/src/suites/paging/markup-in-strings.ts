import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import type { Renderer } from '../../harness/renderer.js'

const markup = `"'><img src="x" onerror="window.wasRun = true"><script>window.wasRun = true</script>&amp;`

const translations: PaginationOptions['translations'] = {
  rootLabel: markup,
  firstTriggerLabel: markup,
  prevTriggerLabel: markup,
  nextTriggerLabel: markup,
  lastTriggerLabel: markup,
  itemLabel: () => markup,
}

const ids: PaginationOptions['ids'] = {
  root: markup,
  firstTrigger: markup,
  prevTrigger: markup,
  nextTrigger: markup,
  lastTrigger: markup,
  item: () => markup,
  ellipsis: () => markup,
}

export function describeMarkupInStrings({ render }: Renderer): void {
  describe('markup in strings', () => {
    test('translations, ids, a direction and URLs only become attributes', async () => {
      const getPageUrl = () => `#${markup}`
      const dir = markup as 'ltr'
      const { container, update } = await render({ count: 100, defaultPage: 5, translations, ids, dir })
      const plain = await render({ count: 100, defaultPage: 5 })
      const tagsOf = (root: Element) => [...root.querySelectorAll('*')].map(({ localName }) => localName)
      expect(tagsOf(container)).toEqual(tagsOf(plain.container))
      for (const part of container.querySelectorAll('[data-part]')) {
        expect(part.id).toBe(markup)
        if (part.getAttribute('data-part') !== 'ellipsis') expect(part.ariaLabel).toBe(markup)
      }
      expect(container.querySelector('[data-part="root"]')?.getAttribute('dir')).toBe(markup)
      await update({ type: 'link', getPageUrl })
      for (const link of container.querySelectorAll('a')) expect(link.getAttribute('href')).toBe(`#${markup}`)
      expect(container.querySelectorAll('img, script')).toHaveLength(0)
      expect(window).not.toHaveProperty('wasRun')
    })

    test('a `javascript:` URL reaches the framework unchanged, which treats it like any other `href`', async () => {
      const url = 'javascript:alert(1)'
      const { api, control } = await render({ count: 100, type: 'link', getPageUrl: () => url })
      expect(api().getNextTriggerProps()).toHaveProperty('href', url)
      expect(control('next').getAttribute('href')).toMatch(
        /^javascript:(alert\(1\)|throw new Error\('React has blocked)/,
      )
    })
  })
}
