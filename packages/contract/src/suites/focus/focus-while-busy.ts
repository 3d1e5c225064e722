import { describe, expect, test } from 'vitest'
import { preventClicks } from '../../harness/controls.js'
import { focused, press, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

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

export function describeFocusWhileBusy({ render, rules }: Renderer): void {
  /** Plays a story on an app that controls the page, and renders while it loads as well as afterwards. */
  const play = async ([, answer, steps, shown]: Story) => {
    preventClicks()
    let requested = 1
    const none = { count: undefined, minCount: undefined, hasNextPage: undefined }
    const { control, list, update } = await render({
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
