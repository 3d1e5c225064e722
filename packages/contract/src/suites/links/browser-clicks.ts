import { expect, test } from 'vitest'
import type { UserEventClickOptions } from 'vitest/browser'
import { getPageHash, renderLinks } from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

interface Case {
  /** Attributes of the clicked Item. */
  readonly attributes?: Record<string, string>
  readonly options?: UserEventClickOptions
  /** The `target` of the document's `base` element. */
  readonly baseTarget?: string
}

export function describeBrowserClicks({ render, rules }: Renderer): void {
  rules('a click on a link that opens elsewhere', () => {
    let clickedButton: number | undefined

    /** Clicks a link in a way that would request its page: prevented, with the link's URL as the current one. */
    const requestsPage = async ({ attributes = {}, options, baseTarget }: Case) => {
      const scene = { getPageUrl: getPageHash, props: { item2: { attributes } } }
      const { requestedPages, control, document, settled } = await renderLinks(render, scene, 'page#page=2')
      for (const type of ['click', 'auxclick'] as const) {
        document.addEventListener(type, (event) => {
          event.preventDefault()
          clickedButton = event.button
        })
      }
      if (baseTarget) document.head.append(Object.assign(document.createElement('base'), { target: baseTarget }))
      await click(control(2), options)
      await settled()
      return requestedPages().length === 1
    }

    test('with the middle button: requests nothing', async () => {
      const isRequested = await requestsPage({ options: { button: 'middle' } })
      // WebKitGTK's driver before 2.52 releases the main button whichever it has pressed, which is a normal click.
      expect([isRequested, clickedButton]).toEqual(clickedButton === 0 ? [true, 0] : [false, 1])
    })

    test.for<Case>([
      { options: { modifiers: ['Control'] } },
      { attributes: { download: '' } },
      { attributes: { target: '_blank' } },
      { baseTarget: '_blank' },
      { attributes: { target: '_top' }, baseTarget: '_self' },
    ])('with %o: requests nothing', async (options) => {
      expect(await requestsPage(options)).toBe(false)
    })

    test.for<Case>([
      { attributes: { target: '_SELF' } },
      { attributes: { target: '' }, baseTarget: '_blank' },
      { baseTarget: '_self' },
    ])('in the same place, with %o: requests the page', async (options) => {
      expect(await requestsPage(options)).toBe(true)
    })
  })
}
