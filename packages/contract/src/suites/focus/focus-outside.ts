import { describe, expect, test } from 'vitest'
import { addField, addInside, controlTypes, renderWithRouter } from '../../harness/controls.js'
import { openFrame } from '../../harness/frame.js'
import { focused, press, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeFocusOutside({ render, rules }: Renderer): void {
  rules('focus outside', () => {
    describe.for(controlTypes)('%s that become disabled isn’t taken from', ([, type]) => {
      const open = (props: SceneProps) => renderWithRouter(render, { ...type, ...props })

      test('a field that the user has moved to before the parent accepts the page', async () => {
        const { control, update } = await open({ page: 9 })
        const field = addField()
        await tabTo(control('next'))
        await press('{Enter}')
        await tabTo(field)
        await update({ page: 10 })
        expect(control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(field)
      })

      test('a field inside the root', async () => {
        const { control, roots, update } = await open({ page: 9 })
        const field = addInside(roots()[0], 'input')
        await tabTo(field)
        await update({ page: 10 })
        expect(control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(field)
      })

      test('a field that the newly focused Item has focused', async () => {
        const field = addField()
        const { control } = await open({ defaultPage: 9 })
        await tabTo(control('next'))
        control(10).addEventListener('focus', () => field.focus())
        await press('{Enter}')
        await expect.poll(() => control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(field)
      })

      test('an enabled control of the same root', async () => {
        const { control, update } = await open({ page: 9 })
        await tabTo(control('prev'))
        await update({ page: 10 })
        expect(control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(control('prev'))
      })

      test('a control of another root', async () => {
        const other = await open({ defaultPage: 9 })
        const { control, update } = await open({ page: 9 })
        await tabTo(other.control('next'))
        await update({ page: 10 })
        expect(control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(other.control('next'))
      })

      test('the document around their iframe', async () => {
        const field = addField()
        const { container } = await openFrame()
        const { control, update } = await render({ ...type, count: 100, page: 9 }, container)
        control('next').focus()
        field.focus()
        await update({ page: 10 })
        expect(control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(field)
      })
    })
  })
}
