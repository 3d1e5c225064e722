import { describe, expect, test } from 'vitest'
import { controlTypes, renderWithRouter } from '../../harness/controls.js'
import { click, focused, press, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeListFocus({ render }: Renderer): void {
  describe.for(controlTypes)('focus in a List of %s', ([, type]) => {
    const open = (props: SceneProps) => renderWithRouter(render, { ...type, list: 'list', ...props })

    test('stays on an Item after a click, while the list moves', async () => {
      const { control, list } = await open({ count: 200 })
      for (const page of [5, 6, 7, 20]) {
        await click(control(page))
        await expect.poll(() => control(page).ariaCurrent).toBe('page')
        expect(await focused()).toBe(control(page))
      }
      expect(list()).toBe('1 … 16 17 18 19 [20]')
    })

    test('stays on an Item after Enter, while the list moves', async () => {
      const { control } = await open({ count: 200, defaultPage: 5 })
      await tabTo(control(6))
      await press('{Enter}')
      await expect.poll(() => control(6).ariaCurrent).toBe('page')
      expect(await focused()).toBe(control(6))
      await press('{Enter}')
      expect(await focused()).toBe(control(6))
    })

    test('moves to the current Item when the focused trigger becomes disabled', async () => {
      const { control } = await open({ defaultPage: 9 })
      await tabTo(control('next'))
      await press('{Enter}')
      await expect.poll(() => control('next').ariaDisabled).toBe('true')
      expect(await focused()).toBe(control(10))
    })
  })
}
