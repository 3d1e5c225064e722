import { describe, expect, test, vi } from 'vitest'
import type { UserEventClickOptions } from 'vitest/browser'
import { getPageHash, renderLinks } from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import type { UserProps } from '../../harness/scene.js'

interface Case {
  /** Props of the clicked Item. */
  readonly item2?: UserProps
  readonly options?: UserEventClickOptions
  /** The `target` of the document's `base` element. */
  readonly baseTarget?: string
}

export function describeBrowserClicks({ render }: Renderer): void {
  describe('a click on a link that opens elsewhere', () => {
    let clickedButton: number | undefined

    /** Clicks a link in a way that would request its page: prevented, with the link's URL as the current one. */
    const requestsPage = async ({ item2 = {}, options, baseTarget }: Case) => {
      const scene = { getPageUrl: getPageHash, props: { item2 } }
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

    test.for(['Control', 'Meta', 'Shift', 'Alt'] as const)(
      'with %s: calls the user’s handler, but requests nothing',
      async (key) => {
        const onClick = vi.fn()
        expect(await requestsPage({ item2: { onClick }, options: { modifiers: [key] } })).toBe(false)
        expect(onClick).toHaveBeenCalledOnce()
      },
    )

    test('with the middle button: requests nothing', async () => {
      const isRequested = await requestsPage({ options: { button: 'middle' } })
      // WebKitGTK's driver before 2.52 releases the main button whichever it has pressed, which is a normal click.
      expect([isRequested, clickedButton]).toEqual(clickedButton === 0 ? [true, 0] : [false, 1])
    })

    const otherTargets = [{ target: '_blank' }, { target: '_top' }, { target: '_parent' }, { target: 'elsewhere' }]

    test.for([{ download: '' }, { target: '_selfish' }, ...otherTargets])(
      'with %o: calls the user’s handler, but requests nothing',
      async (attributes: Record<string, string>) => {
        const onClick = vi.fn()
        expect(await requestsPage({ item2: { attributes, onClick } })).toBe(false)
        expect(onClick).toHaveBeenCalledOnce()
      },
    )

    test.for(otherTargets)('in a document whose base has %o: requests nothing', async ({ target }) => {
      expect(await requestsPage({ baseTarget: target })).toBe(false)
      expect(await requestsPage({ item2: { attributes: { target } }, baseTarget: '_self' })).toBe(false)
    })

    test.for([{ target: '_self' }, { target: '_SELF' }, { target: '' }])(
      'in the same place, with %o: requests the page',
      async (attributes) => {
        expect(await requestsPage({ item2: { attributes } })).toBe(true)
        expect(await requestsPage({ item2: { attributes }, baseTarget: '_blank' })).toBe(true)
      },
    )

    test('in the same place, because the document’s base has the target _self: requests the page', async () => {
      expect(await requestsPage({ baseTarget: '_self' })).toBe(true)
    })
  })
}
