import { describe, expect, test, vi } from 'vitest'
import type { UserEventClickOptions } from 'vitest/browser'
import { addInside, veto } from '../../harness/controls.js'
import { type Links, renderLinks } from '../../harness/link-frame.js'
import { click, press } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const getPageUrl = ({ page, pageSize }: { page: number; pageSize: number }) => `#page=${page}&size=${pageSize}`

/** Clicks on the Item of page 3 that belong to the browser or a router. */
const foreign: [what: string, options: UserEventClickOptions, attributes: Record<string, string>, Prepare?][] = [
  ['with a modifier', { modifiers: ['Control'] }, {}],
  ['with a target', {}, { target: '_blank' }],
  ['that a router prevented before', {}, {}, ({ routeClicks }) => routeClicks(() => {}, { capture: true })],
]
type Prepare = (links: Links) => void

export function describeNavigate({ render, rules }: Renderer): void {
  const open = async (props: SceneProps = {}) => {
    const navigate = vi.fn()
    return { navigate, ...(await render({ count: 100, page: 5, getPageUrl, navigate, ...props })) }
  }

  describe('navigate', () => {
    test.for(['button', 'link'] as const)('receives the event on a %s, prevented before if on a link', async (type) => {
      const received: unknown[] = []
      const { click, control } = await open({
        type,
        navigate: (_url, { event }) => received.push([event?.currentTarget === control(6), event?.defaultPrevented]),
      })
      await click(6)
      expect(received).toEqual([[true, type === 'link']])
      expect(location.hash).toBe('')
    })

    test('is called once for a request through the API, without an event', async () => {
      const { goTo, navigate, run } = await open()
      await goTo('next')
      await run(({ setPageSize }) => setPageSize(20))
      await run(({ setPagination }) => setPagination({ page: 2, pageSize: 25 }))
      const details = { reason: 'api', event: undefined }
      expect(navigate.mock.calls).toEqual([
        ['#page=6&size=10', { page: 6, pageSize: 10, ...details }],
        ['#page=3&size=20', { page: 3, pageSize: 20, ...details }],
        ['#page=2&size=25', { page: 2, pageSize: 25, ...details }],
      ])
    })

    test('stores nothing: the app passes page and page size from the URL', async () => {
      const { api, click, list, run, update } = await open()
      await run(({ setPageSize }) => setPageSize(20))
      await click('next')
      expect([list(), api().pageSize]).toEqual(['1 … 4 [5] 6 … 10', 10])
      await update({ page: 3, pageSize: 20 })
      expect(list()).toBe('1 2 [3] 4 5')
    })

    test('follows an app that passes the page on in the call', async () => {
      const navigate = vi.fn((_url: string, { page }: { page: number }) => void update({ page }))
      const { api, click, update } = await open({ navigate })
      for (const page of [6, 7, 8]) {
        await click('next')
        await expect.poll(() => api().page).toBe(page)
      }
      expect(navigate).toHaveBeenCalledTimes(3)
    })

    test('only the latest function is called', async () => {
      const { click, navigate, update } = await open()
      const latest = vi.fn()
      await update({ navigate: latest })
      await click('next')
      expect([navigate.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
    })
  })

  rules('navigate', () => {
    test('leaves what else is inside the root alone: a checkbox and a form', async () => {
      const { navigate, roots } = await open()
      const checkbox = Object.assign(addInside(roots()[0], 'input'), { type: 'checkbox' })
      const form = addInside(roots()[0], 'form')
      form.innerHTML = '<input name="word" value="typed"><button>Go</button>'
      const wasPrevented: boolean[] = []
      form.addEventListener('submit', (event) => {
        wasPrevented.push(event.defaultPrevented)
        event.preventDefault()
      })
      await click(checkbox)
      expect(checkbox.checked).toBe(true)
      await click(form.querySelector('button') as Element)
      expect(wasPrevented).toEqual([false])
      expect(navigate).not.toHaveBeenCalled()
    })
  })

  /** Renders links in a frame whose router pushes the URL and passes the page on. */
  const openLinks = async (props: SceneProps = {}) => {
    const navigate = vi.fn((url: string, { page }: { page: number }) => {
      view.window.history.pushState(null, '', url)
      void view.update({ page })
    })
    const view = await renderLinks(render, { page: 1, navigate, ...props })
    const { document } = view.window
    const wasPrevented: boolean[] = []
    document.addEventListener('click', ({ defaultPrevented }) => wasPrevented.push(defaultPrevented))
    return { ...view, navigate, wasPrevented, hasDocument: () => view.window.document === document }
  }

  describe('a link with `navigate`', () => {
    test('goes to its page without loading a document', async () => {
      const { click, hasDocument, navigate, settled, shows, wasPrevented, window } = await openLinks()
      await click('next')
      await shows('1 [2] 3 4 5 … 10')
      await click(4)
      await shows('1 2 3 [4] 5 … 10')
      expect(window.location.search).toBe('?page=4')
      await settled()
      expect(hasDocument()).toBe(true)
      expect(navigate).toHaveBeenCalledTimes(2)
      // Other listeners of the document see that it is taken care of.
      expect(wasPrevented).toEqual([true, true])
    })

    test('is left alone if the user’s handler has prevented the click', async () => {
      const { click, navigate, requests, settled } = await openLinks({ props: { nextTrigger: { onClick: veto } } })
      await click('next')
      await settled()
      expect([navigate.mock.calls, requests]).toEqual([[], []])
    })
  })

  rules('a click on a link with `navigate`', () => {
    test('goes to its page when Enter is pressed', async () => {
      const { control, navigate, shows } = await openLinks()
      control('next').focus()
      await press('{Enter}')
      await shows('1 [2] 3 4 5 … 10')
      expect(navigate).toHaveBeenCalledOnce()
    })

    test.for(foreign)('%s is left alone', async ([, options, attributes, prepare]) => {
      const links = await openLinks({ props: { item3: { attributes } } })
      prepare?.(links)
      links.routeClicks()
      await links.click(3, options)
      await links.settled()
      expect(links.wasPrevented).toEqual([!!prepare])
      expect([links.navigate.mock.calls, links.requests]).toEqual([[], []])
    })

    test('of the current page does nothing, and the document stays', async () => {
      const { click, hasDocument, navigate, settled, window } = await openLinks()
      await click(1)
      await settled()
      expect([hasDocument(), window.location.search]).toEqual([true, ''])
      expect(navigate).not.toHaveBeenCalled()
    })
  })
}
