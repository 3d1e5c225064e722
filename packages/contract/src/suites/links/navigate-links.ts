import { describe, expect, test, vi } from 'vitest'
import type { UserEventClickOptions } from 'vitest/browser'
import { renderLinks } from '../../harness/link-frame.js'
import { click, press } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import { veto } from '../../harness/veto.js'

export function describeNavigateLinks({ render, rules }: Renderer): void {
  /** Renders links in a frame whose router pushes the URL and passes the page on. */
  const open = async (props: SceneProps = {}) => {
    const navigate = vi.fn((url: string, { page }: { page: number }) => {
      view.window.history.pushState(null, '', url)
      void view.update({ page })
    })
    const view = await renderLinks(render, { page: 1, navigate, ...props })
    return { ...view, navigate }
  }

  describe('a link with `navigate`', () => {
    test('goes to its page without loading a document', async () => {
      const { control, list, navigate, settled, window } = await open()
      const { document } = window
      await click(control('next'))
      await expect.poll(list).toBe('1 [2] 3 4 5 … 10')
      await click(control(4))
      await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
      expect(window.location.search).toBe('?page=4')
      await settled()
      expect(window.document).toBe(document)
      expect(navigate).toHaveBeenCalledTimes(2)
    })

    test('is left alone if the user’s handler has prevented the click', async () => {
      const { control, navigate, requestedPages, settled } = await open({ props: { nextTrigger: { onClick: veto } } })
      await click(control('next'))
      await settled()
      expect([navigate.mock.calls, requestedPages()]).toEqual([[], []])
    })
  })

  rules('a click on a link with `navigate`', () => {
    test('goes to its page when Enter is pressed', async () => {
      const { control, list, navigate } = await open()
      control('next').focus()
      await press('{Enter}')
      await expect.poll(list).toBe('1 [2] 3 4 5 … 10')
      expect(navigate).toHaveBeenCalledOnce()
    })

    test('is prevented before other listeners of the document see the click', async () => {
      const { control, document } = await open()
      const wasPrevented: boolean[] = []
      document.addEventListener('click', ({ defaultPrevented }) => wasPrevented.push(defaultPrevented))
      await click(control('next'))
      await click(control(5))
      expect(wasPrevented).toEqual([true, true])
    })

    test.for([
      [{ modifiers: ['Control'] }, {}],
      [{}, { target: '_blank' }],
    ] as [UserEventClickOptions, Record<string, string>][])(
      'belongs to the browser if it opens elsewhere: %o %o',
      async ([options, attributes]) => {
        const props = { item3: { attributes } }
        const { control, document, navigate, requestedPages, settled } = await open({ props })
        const wasPrevented: boolean[] = []
        document.addEventListener('click', (event) => {
          wasPrevented.push(event.defaultPrevented)
          event.preventDefault()
        })
        await click(control(3), options)
        await settled()
        expect(wasPrevented).toEqual([false])
        expect([navigate.mock.calls, requestedPages()]).toEqual([[], []])
      },
    )

    test('of the current page does nothing, and the document stays', async () => {
      const { control, navigate, settled, window } = await open()
      const { document } = window
      await click(control(1))
      await settled()
      expect([window.document === document, window.location.search]).toEqual([true, ''])
      expect(navigate).not.toHaveBeenCalled()
    })

    test('is left alone if a router prevented the click before', async () => {
      const { control, navigate, requestedPages, routeClicks, settled } = await open()
      routeClicks(() => {}, { capture: true })
      await click(control('next'))
      await settled()
      expect([navigate.mock.calls, requestedPages()]).toEqual([[], []])
    })
  })
}
