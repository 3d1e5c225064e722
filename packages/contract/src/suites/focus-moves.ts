import { describe, expect, test } from 'vitest'
import { controlTypes, renderWithRouter } from '../focus-setup.js'
import { focused, press, tabTo } from '../pointer.js'
import type { Renderer, SceneProps } from '../renderer.js'

const opposites = [
  ['next', 'prev', 9],
  ['last', 'first', 9],
  ['prev', 'next', 2],
  ['first', 'last', 2],
] as const

export function describeFocusMoves({ render }: Renderer): void {
  describe.for(controlTypes)('focus handed on by %s', ([, kind]) => {
    const open = (props: SceneProps) => renderWithRouter(render, { ...kind, ...props })

    test.for(opposites)('when %s becomes disabled, focus goes to the current Item', async ([name, , page]) => {
      const { control } = await open({ defaultPage: page })
      await tabTo(control(name))
      await press('{Enter}')
      const current = page === 9 ? 10 : 1
      await expect.poll(() => control(name).ariaDisabled).toBe('true')
      expect(await focused()).toBe(control(current))
      expect(control(current).matches(':focus-visible')).toBe(true)
    })

    test('focus goes on later too, when a controlling parent answers later', async () => {
      const { control, update } = await open({ page: 9 })
      await tabTo(control('next'))
      await press('{Enter}')
      expect(await focused()).toBe(control('next'))
      await update({ page: 10 })
      expect(await focused()).toBe(control(10))
    })

    test('focus goes to the current Item when the part is given `disabled`', async () => {
      const { control, update } = await open({ defaultPage: 5 })
      await tabTo(control('next'))
      await update({ props: { nextTrigger: { disabled: true } } })
      expect(await focused()).toBe(control(5))
    })

    test('focus goes to the current Item when the count shrinks', async () => {
      const { control, update } = await open({ defaultPage: 2 })
      await tabTo(control('next'))
      await update({ count: 20 })
      expect(await focused()).toBe(control(2))
    })

    test('focus goes to the current Item of the same root', async () => {
      const { control } = await open({ defaultPage: 9, createdBy: 'parent', roots: [{}, {}] })
      await tabTo(control('next', 1))
      await press('{Enter}')
      await expect.poll(() => control('next').ariaDisabled).toBe('true')
      expect(await focused()).toBe(control(10, 1))
    })

    test.for(opposites)(
      'where there is no current Item that works, focus on %s goes to %s',
      async ([name, other, page]) => {
        const { control } = await open({
          defaultPage: page,
          props: { item1: { disabled: true }, item10: { disabled: true } },
        })
        await tabTo(control(name))
        await press('{Enter}')
        await expect.poll(() => control(name).ariaDisabled).toBe('true')
        expect(await focused()).toBe(control(other))
      },
    )

    test('where no control works any more, focus goes to none, and nothing fails', async () => {
      const { control, update } = await open({ defaultPage: 5 })
      await tabTo(control('next'))
      await update({ count: undefined })
      expect(control('next').ariaDisabled).toBe('true')
      expect(await focused()).toBe(document.body)
    })
  })
}
