import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import { afterNextTask } from '../frame.js'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'

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
    test('words, ids, a direction and URLs that are markup appear as attributes only', async () => {
      const getPageUrl = () => `#${markup}`
      const dir = markup as 'ltr'
      const { container, update } = await render({ count: 100, defaultPage: 5, translations, ids, dir })
      const plain = await render({ count: 100, defaultPage: 5 })
      const namesOf = (root: Element) => [...root.querySelectorAll('*')].map(({ localName }) => localName)
      expect(namesOf(container)).toEqual(namesOf(plain.container))
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

    test('a `javascript:` URL is passed on like any other: what the framework makes of an href, it makes of ours', async () => {
      const url = 'javascript:alert(1)'
      const { api, control } = await render({ count: 100, type: 'link', getPageUrl: () => url })
      expect(api().getNextTriggerProps()).toHaveProperty('href', url)
      expect(control('next').getAttribute('href')).toMatch(
        /^javascript:(alert\(1\)|throw new Error\('React has blocked)/,
      )
    })

    test('options that are markup instead of numbers appear nowhere', async () => {
      const number = markup as unknown as number
      const { container, api } = await render({ count: 100, siblingCount: 2 })
      const { getItemProps, getEllipsisProps } = api()
      expect(getItemProps({ type: 'page', value: number })).toMatchObject({ 'aria-disabled': 'true' })
      expect(getEllipsisProps({ index: number })).not.toHaveProperty('id')
      expect(container.querySelectorAll('img, script')).toHaveLength(0)
      await afterNextTask()
      await click(container.querySelector('[data-part="next-trigger"]') as Element)
      expect(window).not.toHaveProperty('wasRun')
    })
  })
}
