import { describe, expect, test, vi } from 'vitest'
import { controlTypes, renderWithRouter } from '../../harness/controls.js'
import { focused, press, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const opposites = [
  ['next', 'prev', 9],
  ['last', 'first', 9],
  ['prev', 'next', 2],
  ['first', 'last', 2],
] as const

export function describeFocusMoves({ render, rules }: Renderer): void {
  rules('focus that moves', () => {
    describe.for(controlTypes)('from %s to the current Item', ([, type]) => {
      const open = (props: SceneProps) => renderWithRouter(render, { ...type, ...props })

      test.for(opposites)('when %s becomes disabled', async ([name, , page]) => {
        const { control } = await open({ defaultPage: page })
        await tabTo(control(name))
        await press('{Enter}')
        const current = page === 9 ? 10 : 1
        await expect.poll(() => control(name).ariaDisabled).toBe('true')
        expect(await focused()).toBe(control(current))
        expect(control(current).matches(':focus-visible')).toBe(true)
      })

      test('when the count shrinks', async () => {
        const { control, update } = await open({ defaultPage: 2 })
        await tabTo(control('next'))
        await update({ count: 20 })
        expect(await focused()).toBe(control(2))
      })

      test.for(opposites)('and a held Enter key then stops: from %s to %s', async ([name, opposite, page]) => {
        const onPageChange = vi.fn()
        const props = { item1: { disabled: true }, item10: { disabled: true } }
        const { control } = await open({ defaultPage: page, onPageChange, props })
        await tabTo(control(name))
        await press('{Enter>8/}')
        expect(await focused()).toBe(control(opposite))
        expect(onPageChange).toHaveBeenCalledOnce()
        await press('{Enter}')
        await expect.poll(() => onPageChange.mock.calls.length).toBe(2)
      })

      test('or nowhere, if every control is disabled', async () => {
        const { control, update } = await open({ defaultPage: 5 })
        await tabTo(control('next'))
        await update({ count: undefined })
        expect(control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(document.body)
      })
    })
  })
}
