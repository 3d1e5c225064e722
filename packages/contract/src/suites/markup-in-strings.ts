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

    test('numbers in the prop getters don’t reach the document', async () => {
      const number = markup as unknown as number
      const { container, control, api } = await render({ count: 100, siblingCount: 2 })
      const { getItemProps, getEllipsisProps } = api()
      expect(getItemProps({ type: 'page', value: number })).toMatchObject({ 'aria-disabled': 'true' })
      expect(getEllipsisProps({ index: number })).not.toHaveProperty('id')
      expect(container.querySelectorAll('img, script')).toHaveLength(0)
      await afterNextTask()
      await click(control('next'))
      expect(window).not.toHaveProperty('wasRun')
    })
  })
}
