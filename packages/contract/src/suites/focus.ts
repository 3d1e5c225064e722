import { describe, expect, onTestFinished, test } from 'vitest'
import type { Host, Shown, Sight } from '../host.js'
import { focused, press, tabTo } from '../pointer.js'

const links: Sight = { type: 'link', getPageUrl: ({ page }) => `#page=${page}` }
const opposites = [
  ['next', 'prev', 9],
  ['last', 'first', 9],
  ['prev', 'next', 2],
  ['first', 'last', 2],
] as const

export function describeFocus({ show }: Host): void {
  test('from every page to every page, focus stays on the Item that was used, and the Item the same element', async () => {
    const { control, list, run, update } = await show({ count: 120 })
    const pages = Array.from({ length: 12 }, (_, index) => index + 1)
    const lost: string[] = []
    for (const siblingCount of [0, 1, 2]) {
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

  describe.for([
    ['buttons', {}],
    ['links', links],
  ] as [string, Sight][])('focus on %s', ([, mode]) => {
    const open = async (sight: Sight): Promise<Shown> => {
      const prevent = (event: Event) => event.preventDefault()
      document.addEventListener('click', prevent)
      onTestFinished(() => document.removeEventListener('click', prevent))
      return show({ count: 100, ...mode, ...sight })
    }

    test('in a loop keyed by `value` focus stays on the control that was used', async () => {
      const { control, list } = await open({ defaultPage: 3 })
      const item = control(5)
      await tabTo(item)
      await press('{Enter}')
      await expect.poll(list).toBe('1 … 4 [5] 6 … 10')
      expect(await focused()).toBe(item)
      expect(control(5)).toBe(item)
    })

    test('focus stays on a trigger that was used', async () => {
      const { control, list } = await open({ defaultPage: 3 })
      const next = control('next')
      await tabTo(next)
      await press('{Enter}')
      await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
      expect(await focused()).toBe(next)
      expect(control('next')).toBe(next)
    })

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
      await update({ given: { nextTrigger: { disabled: true } } })
      expect(await focused()).toBe(control(5))
    })

    test('focus goes to the current Item when the count shrinks', async () => {
      const { control, update } = await open({ defaultPage: 2 })
      await tabTo(control('next'))
      await update({ count: 20 })
      expect(await focused()).toBe(control(2))
    })

    test('focus goes to the current Item of the same root', async () => {
      const { control } = await open({ defaultPage: 9, madeBy: 'parent', roots: [{}, {}] })
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
          given: { item1: { disabled: true }, item10: { disabled: true } },
        })
        await tabTo(control(name))
        await press('{Enter}')
        await expect.poll(() => control(name).ariaDisabled).toBe('true')
        expect(await focused()).toBe(control(other))
      },
    )

    test('focus is never taken from elsewhere', async () => {
      const field = document.body.appendChild(document.createElement('input'))
      const { control, update } = await open({ defaultPage: 9, onPageChange: () => field.focus() })
      await tabTo(control('next'))
      await press('{Enter}')
      await expect.poll(() => control('next').ariaDisabled).toBe('true')
      expect(await focused()).toBe(field)
      await update({ count: 0 })
      await update({ count: 10 })
      expect(await focused()).toBe(field)
    })

    test('focus is never taken from a control of the root that works', async () => {
      const { control, update } = await open({ defaultPage: 9 })
      await tabTo(control('prev'))
      await update({ page: 10 })
      expect(await focused()).toBe(control('prev'))
    })

    test('where no control works any more, nothing is focused and nothing fails', async () => {
      const { control, update } = await open({ defaultPage: 5 })
      await tabTo(control('next'))
      await update({ count: undefined })
      expect(['BODY', 'BUTTON', 'A']).toContain((await focused())?.tagName)
    })
  })
}
