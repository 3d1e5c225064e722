import { describe, expect, test, vi } from 'vitest'
import type { UserEventClickOptions } from 'vitest/browser'
import { getPageHash, renderLinks } from '../link-frame.js'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'
import type { Scene } from '../scene.js'

interface Case {
  readonly props?: NonNullable<Scene['props']>
  readonly options?: UserEventClickOptions
  /** The `target` of the document's `base` element. */
  readonly baseTarget?: string
}

export function describeBrowserClicks({ render }: Renderer): void {
  describe('clicks that are the browser’s alone', () => {
    let clickedButton: number | undefined

    /** Whether a click counts that has all it takes to count: it is prevented, and the URL is the link’s. */
    const counts = async ({ props = {}, options, baseTarget }: Case) => {
      const scene = { getPageUrl: getPageHash, props }
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
      'a click with %s is the browser’s alone, and runs the user’s own handler',
      async (key) => {
        const onClick = vi.fn()
        expect(await counts({ props: { item2: { onClick } }, options: { modifiers: [key] } })).toBe(false)
        expect(onClick).toHaveBeenCalledOnce()
      },
    )

    test('a click of another button is the browser’s alone', async () => {
      const isCounted = await counts({ options: { button: 'middle' } })
      // The driver of WebKitGTK before 2.52 releases the main button, whichever it has pressed: a click that counts.
      expect([isCounted, clickedButton]).toEqual(clickedButton === 0 ? [true, 0] : [false, 1])
    })

    const away = [{ target: '_blank' }, { target: '_top' }, { target: '_parent' }, { target: 'elsewhere' }]

    test.for([{ download: '' }, { target: '_selfish' }, ...away])(
      'a click on a link with %o is the browser’s alone, and runs the user’s own handler',
      async (attributes: Record<string, string>) => {
        const onClick = vi.fn()
        expect(await counts({ props: { item2: { attributes, onClick } } })).toBe(false)
        expect(onClick).toHaveBeenCalledOnce()
      },
    )

    test.for([{ target: '_self' }, { target: '_SELF' }, { target: '' }])(
      'a click on a link with %o counts',
      async (attributes) => {
        expect(await counts({ props: { item2: { attributes } } })).toBe(true)
        expect(await counts({ props: { item2: { attributes } }, baseTarget: '_blank' })).toBe(true)
      },
    )

    test.for(away)('so is a click on any link in a document whose base has %o', async ({ target }) => {
      expect(await counts({ baseTarget: target })).toBe(false)
      expect(await counts({ props: { item2: { attributes: { target } } }, baseTarget: '_self' })).toBe(false)
    })

    test('a base with the target _self changes nothing', async () => {
      expect(await counts({ baseTarget: '_self' })).toBe(true)
    })
  })
}
