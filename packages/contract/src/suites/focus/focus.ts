import { describe, expect, test } from 'vitest'
import { addField, controlTypes, renderWithRouter } from '../../harness/controls.js'
import { focused, press, pressTab, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps, View } from '../../harness/renderer.js'

const lists: [name: string, props: SceneProps][] = [
  ['', {}],
  [' in a List', { list: 'list' }],
]
const kinds = controlTypes.flatMap(([name, type]) =>
  lists.map(([where, list]): [string, SceneProps] => [name + where, { ...type, ...list }]),
)

type Control = 'next' | number

/** What takes focus from a control, and the current Item that receives it. */
const moves: [what: string, scene: SceneProps, from: Control, change: (view: View) => unknown, to: number][] = [
  ['its Item is removed', { defaultPage: 5 }, 4, ({ run }) => run(({ setPage }) => setPage(10)), 10],
  ['the count shrinks', { defaultPage: 2 }, 'next', ({ update }) => update({ count: 20 }), 2],
  [
    'the user disables it',
    { defaultPage: 5 },
    'next',
    ({ update }) => update({ props: { nextTrigger: { disabled: true } } }),
    5,
  ],
  [
    'the parent accepts the last page later',
    { page: 9 },
    'next',
    async ({ control, update }) => {
      await press('{Enter}')
      expect(await focused()).toBe(control('next'))
      await update({ page: 10 })
    },
    10,
  ],
]

/** What takes focus from every control, and from which one. */
const losses: [what: string, from: Control, change: SceneProps][] = [
  ['the count becomes 0 after Enter on Next', 'next', { count: 0 }],
  ['every control becomes disabled', 'next', { disabled: true }],
  ['its Item is removed, and nothing else is left', 3, { count: 0, disabled: true }],
]

export function describeFocus({ render, rules, isThorough }: Renderer): void {
  test.for(lists)(
    'a clicked Item%s keeps its focus and its element, from every page to every page',
    async ([, list]) => {
      const view = await render({ count: 120, ...list })
      const pages = Array.from({ length: 12 }, (_, index) => index + 1)
      const lost: string[] = []
      for (const siblingCount of isThorough ? [0, 1, 2] : [1]) {
        await view.update({ siblingCount })
        for (const [from, to] of pages.flatMap((from) => pages.map((to) => [from, to] as const))) {
          await view.run(({ setPage }) => setPage(from))
          if (!view.list().match(`\\b${to}\\b`)) continue
          const item = view.control(to)
          item.focus()
          await view.run(() => item.click())
          if (document.activeElement !== item || view.control(to) !== item)
            lost.push(`${siblingCount}: ${from} to ${to}`)
        }
      }
      expect(lost).toEqual([])
    },
  )

  describe.for(kinds)('focus on %s', ([, type]) => {
    const open = (props: SceneProps = {}) => renderWithRouter(render, { ...type, ...props })

    test.for<[Control, shown: string]>([
      [5, '1 … 4 [5] 6 … 10'],
      ['next', '1 2 3 [4] 5 … 10'],
    ])('stays on %s after Enter, as does the element', async ([name, shown]) => {
      const { control, list } = await open({ defaultPage: 3 })
      const element = control(name)
      await tabTo(element)
      await press('{Enter}')
      await expect.poll(list).toBe(shown)
      expect(await focused()).toBe(element)
      expect(control(name)).toBe(element)
    })

    test.for(moves)('moves to the current Item when %s', async ([, scene, from, change, to]) => {
      const view = await open(scene)
      await tabTo(view.control(from))
      await change(view)
      expect(await focused()).toBe(view.control(to))
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
