import { describe, expect, test } from 'vitest'
import { afterNextTask } from '../frame.js'
import type { Host } from '../host.js'
import { getPageHash, showLinks } from '../linked-frame.js'
import { click } from '../pointer.js'

export function describeLinksThatStay({ show }: Host): void {
  describe('links in a document that stays', () => {
    test('the page that the link showed is asked for when the URL has become the link’s: a hash', async () => {
      const { asked, control, list, window } = await showLinks(show, { getPageUrl: getPageHash })
      for (const name of ['next', 'next', 5, 'last', 'prev', 'first'] as const) {
        await click(control(name))
        await afterNextTask()
      }
      expect(asked()).toEqual([2, 3, 5, 10, 9, 1])
      await expect.poll(list).toBe('[1] 2 3 4 5 … 10')
      expect(window.location.hash).toBe('#page=1')
    })

    test('the URL that is the link’s already counts as well: the document stays', async () => {
      const { asked, control, run } = await showLinks(show, { getPageUrl: getPageHash })
      await click(control('next'))
      await afterNextTask()
      await run(({ setPage }) => setPage(4))
      await click(control(2))
      await afterNextTask()
      expect(asked()).toEqual([2, 4, 2])
    })

    test('the URL that has become the link’s: a client-side navigation', async () => {
      const { asked, control, window } = await showLinks(show, {})
      const { navigation } = window as unknown as { navigation: EventTarget }
      navigation.addEventListener('navigate', (event) => (event as Event & { intercept(): void }).intercept())
      await click(control('next'))
      await afterNextTask()
      expect(window.location.search).toBe('?page=2')
      expect(asked()).toEqual([2])
    })

    test.for([
      ['before', true],
      ['after', false],
    ] as const)(
      'a click that a listener on the document prevents %s us is a router’s, and counts',
      async ([, capture]) => {
        const { asked, control, document, list, window } = await showLinks(show, {})
        document.addEventListener('click', (event) => event.preventDefault(), { capture })
        await click(control('next'))
        await afterNextTask()
        await click(control(4))
        await afterNextTask()
        expect(asked()).toEqual([2, 4])
        await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
        expect(window.location.search).toBe('')
      },
    )

    test('the caller’s own click handler vetoes here too, and the browser stays', async () => {
      const onClick = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()
      const given = { nextTrigger: { onClick }, item4: { onClick } }
      const { asked, control, window } = await showLinks(show, { given })
      await click(control('next'))
      await click(control(4))
      await afterNextTask()
      expect(asked()).toEqual([])
      expect(window.location.search).toBe('')
    })
  })
}
