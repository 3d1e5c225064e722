import { describe, expect, test, vi } from 'vitest'
import { addField, controlTypes, preventClicks } from '../../harness/controls.js'
import { activeElement } from '../../harness/place.js'
import { focused, press, pressTab, tabTo } from '../../harness/pointer.js'
import type { ControlName, Renderer, SceneProps, View } from '../../harness/renderer.js'

const lists: [name: string, props: SceneProps][] = [
  ['', {}],
  [' in a List', { list: 'list' }],
]
const kinds = controlTypes.flatMap(([name, type]) =>
  lists.map(([where, list]): [string, SceneProps] => [name + where, { ...type, ...list }]),
)

async function acceptLater({ control, update }: View) {
  await press('{Enter}')
  expect(await focused()).toBe(control('next'))
  await update({ page: 10 })
}
const disableNext = ({ update }: View) => update({ props: { nextTrigger: { disabled: true } } })

/** What takes focus from a control, and the current Item that receives it. */
const moves: [what: string, scene: SceneProps, from: ControlName, change: (view: View) => unknown, to: number][] = [
  ['its Item is removed', { defaultPage: 5 }, 4, ({ goTo }) => goTo(10), 10],
  ['the count shrinks', { defaultPage: 2 }, 'next', ({ update }) => update({ count: 20 }), 2],
  ['the user disables it', { defaultPage: 5 }, 'next', disableNext, 5],
  ['the parent accepts the last page later', { page: 9, onPageChange: () => {} }, 'next', acceptLater, 10],
]

/** What takes focus from every control, and from which one. */
const losses: [what: string, from: ControlName, change: SceneProps][] = [
  ['the count becomes 0 after Enter on Next', 'next', { count: 0 }],
  ['every control becomes disabled', 'next', { disabled: true }],
  ['its Item is removed, and nothing else is left', 3, { count: 0, disabled: true }],
]

/**
 * What the server says about each page, what the user does, and the list at the end. Steps are `tab`, `Enter`, which requests
 * a page unless it was requested before, `load` and `render`; each ends with what has focus then.
 */
type Story = [what: string, answer: (page: number) => SceneProps, steps: string, shown: string]

const toTheEnd = 'Enter 2 next, load next, Enter 3 next, load next, Enter 4 next, load 4'
const back = 'tab prev, Enter 3 prev, load prev, Enter 2 prev, load prev, Enter 1 1, load 1'

const stories: Story[] = [
  [
    'stays on Next when it is pressed again before the answer',
    (page) => ({ hasNextPage: page < 9 }),
    'Enter 2 next, Enter 3 next, Enter 4 next, load next',
    '1 2 3 [4] 5 …',
  ],
  [
    'stays on Next past the pages of `minCount` that are known',
    (page) => ({ minCount: 20, hasNextPage: page < 9 }),
    'Enter 2 next, load next, Enter 3 next, load next, Enter 4 next, load next',
    '1 2 3 [4] 5 …',
  ],
  [
    'stays on Next at the last page whose cursor is known, until the answer',
    (page) => ({ maxPage: Math.min(page + 1, 3), hasNextPage: page < 3 }),
    'Enter 2 next, Enter 2 next, load next, Enter 3 next, Enter 3 next, load 3',
    '1 2 [3]',
  ],
  [
    'isn’t moved by a count that arrives while loading',
    () => ({ count: 100 }),
    'Enter 2 next, render next, load next',
    '1 [2] 3 4 5 … 10',
  ],
]

export function describeFocus({ render, has, rules, isThorough }: Renderer): void {
  test.for(lists)(
    'a clicked Item%s keeps its focus and its element, from every page to every page',
    async ([, list]) => {
      const view = await render({ count: 120, ...list })
      const pages = Array.from({ length: 12 }, (_, index) => index + 1)
      const lost: string[] = []
      for (const siblingCount of isThorough ? [0, 1, 2] : [1]) {
        await view.update({ siblingCount })
        for (const [from, to] of pages.flatMap((from) => pages.map((to) => [from, to] as const))) {
          await view.goTo(from)
          if (!view.list().match(`\\b${to}\\b`)) continue
          const item = view.control(to)
          item.focus()
          await view.run(() => item.click())
          if (activeElement() !== item || view.control(to) !== item) lost.push(`${siblingCount}: ${from} to ${to}`)
        }
      }
      expect(lost).toEqual([])
    },
  )

  const open = (props: SceneProps = {}) => {
    preventClicks()
    return render({ count: 100, ...props })
  }

  describe.for(kinds)('focus on %s', ([, type]) => {
    test.for<[ControlName, shown: string]>([
      [5, '1 … 4 [5] 6 … 10'],
      ['next', '1 2 3 [4] 5 … 10'],
    ])('stays on %s after Enter, as does the element', async ([name, shown]) => {
      const { control, enter, shows } = await open({ ...type, defaultPage: 3 })
      const element = control(name)
      await enter(name)
      await shows(shown)
      expect([await focused(), control(name)]).toEqual([element, element])
    })

    test.for(moves)('moves to the current Item when %s', async ([, scene, from, change, to]) => {
      const view = await open({ ...type, ...scene })
      await tabTo(view.control(from))
      const left = vi.fn()
      view.roots()[0]?.addEventListener('focusout', ({ relatedTarget }) => relatedTarget || left())
      await change(view)
      expect(await focused()).toBe(view.control(to))
      // React tells only components before it removes them, and an Item of a List is none.
      if (type.list && from === 4 && !has('rendersTwice')) expect(left).not.toHaveBeenCalled()
    })

    test('moves to the current Item of the same root when Next becomes disabled', async () => {
      const { control, enter } = await open({ ...type, defaultPage: 9, createdBy: 'parent', roots: [{}, {}] })
      await enter('next', 1)
      await expect.poll(() => control('next', 1).ariaDisabled).toBe('true')
      expect(await focused()).toBe(control(10, 1))
      expect(control(10, 1).matches(':focus-visible')).toBe(true)
    })

    test('stays in a field that a callback has focused', async () => {
      const field = addField()
      const { control, enter, update } = await open({ ...type, defaultPage: 9, onPageChange: () => field.focus() })
      await enter('next')
      await expect.poll(() => control('next').ariaDisabled).toBe('true')
      expect(await focused()).toBe(field)
      await update({ count: 0 }, { count: 10 })
      expect(await focused()).toBe(field)
    })
  })

  describe.for(controlTypes)('focus on %s moves to the root', ([, type]) => {
    test.for(losses)('if %s, and comes back to the control if that is still there', async ([, from, change]) => {
      const { control, enter, roots, update } = await open(type)
      const [root] = roots()
      await enter(from)
      await update(change)
      expect(await focused()).toBe(root)
      await update({ roots: [{ attributes: { title: 'Orders' } }] })
      expect([await focused(), root?.getAttribute('tabindex')]).toEqual([root, '-1'])
      await update({ count: 100, disabled: false })
      const isBack = from === 'next'
      expect(await focused()).toBe(isBack ? control('next') : root)
      await pressTab()
      expect([activeElement(), root?.hasAttribute('tabindex')]).toEqual([control(isBack ? 'last' : 'first'), false])
    })

    const own = { roots: [{ attributes: { tabindex: '0' } }] }
    test.for([
      ['from the start', own, {}],
      ['while it has focus', {}, own],
    ] as const)('and leaves a `tabindex` that the user sets %s', async ([, before, after]) => {
      const { control, roots, update } = await open({ ...type, ...before })
      const [root] = roots()
      await tabTo(control('next'))
      await update({ count: 0 })
      expect(await focused()).toBe(root)
      await update(after)
      root?.blur()
      expect([await focused(), root?.getAttribute('tabindex')]).toEqual([document.body, '0'])
    })
  })

  rules('focus', () => {
    test('stays where the user has moved it before its Item is removed', async () => {
      const { control, goTo } = await render({ count: 100, defaultPage: 5 })
      await tabTo(control(4))
      control(4).blur()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await goTo(10)
      expect(await focused()).toBe(document.body)
    })
  })

  /** Plays a story on an app that controls the page, and renders while it loads as well as afterwards. */
  const play = async ([, answer, steps, shown]: Story) => {
    let requested = 1
    const none = { count: undefined, minCount: undefined, hasNextPage: undefined }
    const { control, list, update } = await open({
      ...none,
      ...answer(1),
      page: 1,
      onPageChange({ page }) {
        requested = page
        void update({ page, busy: true, ...none })
      },
    })
    await tabTo(control('next'))
    for (const step of steps.split(', ')) {
      const [action, ...numbers] = step.split(' ')
      const focus = numbers.pop() as 'next'
      const page = Number(numbers[0])
      if (action === 'tab') await tabTo(control(focus))
      if (action === 'load') await update({ page: requested, busy: false, ...answer(requested) })
      if (action === 'render') await update({ count: 100 })
      if (action === 'Enter') {
        await press('{Enter}')
        await expect.poll(() => requested).toBe(page)
      }
      expect(await focused(), step).toBe(control(Number(focus) || focus))
      if (page) expect(requested, step).toBe(page)
    }
    expect(list()).toBe(shown)
  }

  describe('focus while a server is asked', () => {
    const answer = (page: number) => ({ hasNextPage: page < 4 })
    test.for<Story>([
      ['stays on Next to the last page, if only `hasNextPage` is known', answer, toTheEnd, '1 2 3 [4]'],
      ['comes back on Previous', answer, `${toTheEnd}, ${back}`, '[1] 2 …'],
    ])('%s', play)
  })

  rules('focus while a server is asked', () => {
    test.for(stories)('%s', play)
  })
}
