import { describe, expect, test } from 'vitest'
import { addField, controlTypes, renderWithRouter } from '../../harness/controls.js'
import { focused, press, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeFocus({ render, rules, isThorough }: Renderer): void {
  test('a clicked Item keeps its focus and its element, from every page to every page', async () => {
    const { control, list, run, update } = await render({ count: 120 })
    const pages = Array.from({ length: 12 }, (_, index) => index + 1)
    const lost: string[] = []
    for (const siblingCount of isThorough ? [0, 1, 2] : [1]) {
      await update({ siblingCount })
      for (const [from, to] of pages.flatMap((from) => pages.map((to) => [from, to] as const))) {
        await run(({ setPage }) => setPage(from))
        if (!list().match(`\\b${to}\\b`)) continue
        const item = control(to)
        item.focus()
        await run(() => item.click())
        if (document.activeElement !== item || control(to) !== item) lost.push(`${siblingCount}: ${from} to ${to}`)
      }
    }
    expect(lost).toEqual([])
  })

  describe.for(controlTypes)('focus on %s', ([, type]) => {
    const open = (props: SceneProps) => renderWithRouter(render, { ...type, ...props })

    test('stays on an Item after Enter', async () => {
      const { control, list } = await open({ defaultPage: 3 })
      const item = control(5)
      await tabTo(item)
      await press('{Enter}')
      await expect.poll(list).toBe('1 … 4 [5] 6 … 10')
      expect(await focused()).toBe(item)
      expect(control(5)).toBe(item)
    })

    test('stays on a trigger after Enter', async () => {
      const { control, list } = await open({ defaultPage: 3 })
      const next = control('next')
      await tabTo(next)
      await press('{Enter}')
      await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
      expect(await focused()).toBe(next)
      expect(control('next')).toBe(next)
    })

    test('moves to the current Item when its Item is removed', async () => {
      const { control, run } = await open({ defaultPage: 5 })
      await tabTo(control(4))
      await run(({ setPage }) => setPage(10))
      expect(await focused()).toBe(control(10))
    })

    test('moves to the current Item of the same root when Next becomes disabled', async () => {
      const { control } = await open({ defaultPage: 9, createdBy: 'parent', roots: [{}, {}] })
      await tabTo(control('next', 1))
      await press('{Enter}')
      await expect.poll(() => control('next', 1).ariaDisabled).toBe('true')
      expect(await focused()).toBe(control(10, 1))
      expect(control(10, 1).matches(':focus-visible')).toBe(true)
    })

    test('stays in a field that a callback has focused', async () => {
      const field = addField()
      const { control, update } = await open({ defaultPage: 9, onPageChange: () => field.focus() })
      await tabTo(control('next'))
      await press('{Enter}')
      await expect.poll(() => control('next').ariaDisabled).toBe('true')
      expect(await focused()).toBe(field)
      await update({ count: 0 })
      await update({ count: 10 })
      expect(await focused()).toBe(field)
    })
  })

  describe('focus moves to the current Item', () => {
    const open = (props: SceneProps) => renderWithRouter(render, props)

    test('when the parent accepts the page later', async () => {
      const { control, update } = await open({ page: 9 })
      await tabTo(control('next'))
      await press('{Enter}')
      expect(await focused()).toBe(control('next'))
      await update({ page: 10 })
      expect(await focused()).toBe(control(10))
    })

    test('when the user’s `disabled` changes', async () => {
      const { control, update } = await open({ defaultPage: 5 })
      await tabTo(control('next'))
      await update({ props: { nextTrigger: { disabled: true } } })
      expect(await focused()).toBe(control(5))
    })
  })

  rules('focus', () => {
    test('stays where the user has moved it before its Item is removed', async () => {
      const { control, run } = await render({ count: 100, defaultPage: 5 })
      await tabTo(control(4))
      control(4).blur()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await run(({ setPage }) => setPage(10))
      expect(await focused()).toBe(document.body)
    })
  })
}
