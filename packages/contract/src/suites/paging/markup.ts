import { describe, expect, test, vi } from 'vitest'
import { golden, goldenNames } from '../../golden/golden.js'
import { ids, translations } from '../../golden/options.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import type { Renderer } from '../../harness/renderer.js'

const markup = `"'><img src="x" onerror="window.wasRun = true"><script>window.wasRun = true</script>&amp;`

/** The same texts and functions, each of which is the markup. */
const withMarkup = (texts: object = {}) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, typeof text === 'function' ? () => markup : markup]),
  )

export function describeMarkup({ render, features }: Renderer): void {
  describe('markup', () => {
    test.for(goldenNames(features))('the markup is the same in every host: %s', async (name) => {
      const head = document.head.innerHTML
      const { options, ...scene } = golden[name].scene
      const { container } = await render({ ...scene, ...options })
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(golden[name].markup))
      expect(document.head.innerHTML).toBe(head)
    })

    test('follows every option at once', async () => {
      const before = golden['links on the first page']
      const after = golden['buttons on a page in the middle']
      const { container, update } = await render({ ...before.scene.options, ids: { root: 'list' }, dir: 'rtl' })
      await update({ ...after.scene.options, type: 'button', page: 5, ids: undefined, dir: undefined })
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(after.markup))
    })
  })

  describe('markup in strings', () => {
    test('translations, ids, a direction and URLs only become attributes', async () => {
      const texts = { translations: withMarkup(translations), ids: withMarkup(ids), dir: markup as 'ltr' }
      const { all, roots, update } = await render({ count: 100, defaultPage: 5, ...texts })
      const plain = await render({ count: 100, defaultPage: 5 })
      const tagsOf = (elements: HTMLElement[]) => elements.map(({ localName }) => localName)
      expect(tagsOf(all('*'))).toEqual(tagsOf(plain.all('*')))
      for (const { ariaLabel, dataset, id } of all('[data-part]')) {
        expect([id, ariaLabel]).toEqual([markup, dataset.part === 'ellipsis' ? null : markup])
      }
      expect(roots()[0]?.getAttribute('dir')).toBe(markup)
      await update({ type: 'link', getPageUrl: () => `#${markup}` })
      for (const link of all('a')) expect(link.getAttribute('href')).toBe(`#${markup}`)
      expect(all('img, script')).toEqual([])
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

  describe('entries', () => {
    test.for(['root', 'parent'] as const)(
      'keep their identity and their elements from one list to the next (created by the %s)',
      async (createdBy) => {
        const { all, api, control, goTo, update } = await render({ count: 100, defaultPage: 5, createdBy })
        const elements = () => [
          ...[1, 5, 6, 10, 'next' as const].map((name) => control(name)),
          ...all('[data-part="root"], [data-part="ellipsis"]'),
        ]
        const [before, shown] = [new Set<unknown>(api().pages), elements()]
        await goTo(6)
        const isNew = api().pages.filter((entry) => !before.has(entry))
        expect([isNew, api().pages.length]).toEqual([[{ type: 'page', value: 7 }], 7])
        await update({ translations: { rootLabel: 'Pages' } })
        expect(elements().map((element, index) => element === shown[index])).toEqual(Array(8).fill(true))
        const latest = new Set<unknown>(api().pages)
        await update({ count: 200, dir: 'rtl' })
        expect(api().pages.filter((entry) => !latest.has(entry))).toEqual([{ type: 'page', value: 20 }])
      },
    )

    test('are listed by rendering only, never by a request', async () => {
      // Nothing but the list and the check of the options truncates this number.
      const siblingCount = 7
      const truncate = vi.spyOn(Math, 'trunc')
      const reads = () => truncate.mock.calls.filter(([value]) => value === siblingCount).length
      const readsOfRequests: number[] = []
      const onPageChange = () => readsOfRequests.push(reads())
      const { click, list } = await render({ count: 1000, siblingCount, onPageChange })
      truncate.mockClear()
      await click('next')
      expect(list()).toContain('[2]')
      expect(readsOfRequests).toEqual([0])
      expect(reads()).toBeGreaterThan(0)
    })
  })
}
