import { describe, expect, test, vi } from 'vitest'
import { addInside, addStyle, controlTypes, renderWithRouter } from '../../harness/controls.js'
import { focused, press, pressTab, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const opposites = [
  ['next', 'prev', 9],
  ['last', 'first', 9],
  ['prev', 'next', 2],
  ['first', 'last', 2],
] as const

/** What takes focus from every control, and from which one. */
const losses: [title: string, from: 'next' | number, change: SceneProps][] = [
  ['the count becomes 0 after Enter on Next', 'next', { count: 0 }],
  ['every control becomes disabled', 'next', { disabled: true }],
  ['its Item is removed, and nothing else is left', 3, { count: 0, disabled: true }],
]

export function describeFocusMoves({ render, rules }: Renderer): void {
  describe.for(controlTypes)('focus on %s moves to the root', ([, type]) => {
    const open = (props: SceneProps = {}) => renderWithRouter(render, { ...type, ...props })

    test.for(losses)('if %s, and Tab goes on from there', async ([, from, change]) => {
      const { control, roots, update } = await open()
      const [root] = roots()
      await tabTo(control(from))
      await press('{Enter}')
      await update(change)
      expect(await focused()).toBe(root)
      await update({ roots: [{ attributes: { title: 'Orders' } }] })
      expect([await focused(), root?.getAttribute('tabindex')]).toEqual([root, '-1'])
      await update({ count: 100, disabled: false })
      expect(await focused()).toBe(root)
      await pressTab()
      expect([document.activeElement, root?.hasAttribute('tabindex')]).toEqual([control('first'), false])
    })

    const own = { roots: [{ attributes: { tabindex: '0' } }] }
    test.for([
      ['from the start', own, {}],
      ['while it has focus', {}, own],
    ] as const)('and leaves a `tabindex` that the user sets %s', async ([, before, after]) => {
      const { control, roots, update } = await open(before)
      await tabTo(control('next'))
      await update({ count: 0 })
      expect(await focused()).toBe(roots()[0])
      await update(after)
      roots()[0]?.blur()
      expect(await focused()).toBe(document.body)
      expect(roots()[0]?.getAttribute('tabindex')).toBe('0')
    })
  })

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
    })
  })

  rules('focus that no control can receive', () => {
    const open = (props: SceneProps = {}, container?: Element) =>
      renderWithRouter(render, { defaultPage: 5, ...props }, container)

    test('moves to the innermost root', async () => {
      const outer = await open()
      const inner = await open({}, addInside(outer.roots()[0], 'div'))
      await tabTo(inner.control('next'))
      await inner.update({ disabled: true })
      expect(await focused()).toBe(inner.roots()[0])
    })

    test('moves to the root, not to a Content inside it', async () => {
      const { control, roots, update } = await open({ extras: ['content'] })
      await tabTo(control('next'))
      await update({ disabled: true })
      expect(await focused()).toBe(roots()[0])
    })

    test('is lost if the root is hidden, which keeps no `tabindex`', async () => {
      const { control, roots, update } = await open()
      await tabTo(control('next'))
      addStyle('[data-part="root"] { visibility: hidden }')
      await update({ disabled: true })
      expect([await focused(), roots()[0]?.hasAttribute('tabindex')]).toEqual([document.body, false])
    })
  })
}
