import { describe, expect, test } from 'vitest'
import type { UserEventClickOptions } from 'vitest/browser'
import { afterNextTask } from '../frame.js'
import type { Host } from '../host.js'
import { getPageHash, showLinks } from '../linked-frame.js'
import { click } from '../pointer.js'
import type { Scene } from '../scene.js'

export function describeClicksOfTheBrowser({ show }: Host): void {
  describe('clicks that are the browser’s alone', () => {
    const clickOnCurrentHash = async (given: NonNullable<Scene['given']>, options?: UserEventClickOptions) => {
      const { asked, control, document } = await showLinks(show, { getPageUrl: getPageHash, given }, 'page#page=2')
      for (const type of ['click', 'auxclick']) document.addEventListener(type, (event) => event.preventDefault())
      await click(control(2), options)
      await afterNextTask()
      return asked().length
    }

    test.for(['Control', 'Meta', 'Shift', 'Alt'] as const)('a click with %s is the browser’s alone', async (key) => {
      expect(await clickOnCurrentHash({}, { modifiers: [key] })).toBe(0)
    })

    test('a click of another button is the browser’s alone', async () => {
      expect(await clickOnCurrentHash({}, { button: 'middle' })).toBe(0)
    })

    test.for([{ download: '' }, { target: '_blank' }, { target: 'elsewhere' }])(
      'a click on a link with %o is the browser’s alone',
      async (attributes: Record<string, string>) => {
        expect(await clickOnCurrentHash({ item2: { attributes } })).toBe(0)
      },
    )

    test.for([{ target: '_self' }, { target: '_SELF' }])('a click on a link with %o counts', async (attributes) => {
      expect(await clickOnCurrentHash({ item2: { attributes } })).toBe(1)
    })
  })
}
