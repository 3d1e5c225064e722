import { describe, expect, test, vi } from 'vitest'
import { controlTypes, renderWithRouter } from '../../harness/controls.js'
import { renderExtras } from '../../harness/extras.js'
import { openFitList } from '../../harness/fit-list.js'
import { click, focused, press, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const lists: [name: string, props: SceneProps][] = [
  ['in a loop', {}],
  ['in a List', { list: 'list' }],
]

export function describeEllipsisTrigger({ render, rules }: Renderer): void {
  const renderJumps = async (props: SceneProps = {}) => {
    const scene = { count: 1000, jump: 0, defaultPage: 50, ...props }
    const view = await renderExtras((scene) => renderWithRouter(render, scene), scene)
    return {
      ...view,
      both: (name: 'ariaLabel' | 'ariaDisabled' | 'id') => [0, 1].map((index) => view.jump(index)[name]),
    }
  }

  describe.for(lists)('EllipsisTriggers %s', ([, list]) => {
    test.for(controlTypes)('jump as far as `by` says, as %s, and keep focus', async ([, type]) => {
      const onPaginationChange = vi.fn()
      const view = await renderJumps({ ...list, ...type, jump: 10, onPaginationChange })
      const jump = view.jump(1)
      expect(view.both('ariaLabel')).toEqual(['10 pages back', '10 pages forward'])
      await click(jump)
      await expect.poll(() => view.list()).toContain('[60]')
      expect(onPaginationChange.mock.calls).toEqual([[{ page: 60, pageSize: 10, reason: 'ellipsis-trigger' }]])
      expect(await focused()).toBe(jump)
      expect(view.jump(1)).toBe(jump)
    })
  })

  test.for<SceneProps>([{ disabled: true }, { props: { ellipsis: { disabled: true } } }])(
    'EllipsisTriggers are disabled by %o',
    async (disabled) => {
      const { api, both, jump } = await renderJumps(disabled)
      expect(both('ariaDisabled')).toEqual(['true', 'true'])
      await click(jump(1))
      expect(api().page).toBe(50)
    },
  )

  test.for<[which: string, width: number, props: SceneProps, labels: string[], from: number[]]>([
    [
      'although the whole list has no ellipsis',
      360,
      { count: 70, defaultPage: 4, jump: 2 },
      ['2 pages back', '2 pages forward'],
      [7, 6],
    ],
    [
      'as far although it hides siblings',
      380,
      { defaultPage: 50, siblingCount: 2, jump: 1 },
      ['1 page back', '1 page forward'],
      [9, 51],
    ],
  ])('an EllipsisTrigger of a FitList jumps %s', async ([, width, props, labels, [length, page]]) => {
    const { api, container } = await openFitList(render, width, props)
    expect(api().pages).toHaveLength(length as number)
    expect(container.querySelectorAll('li')).toHaveLength(5)
    const jumps = [...container.querySelectorAll<HTMLElement>('[data-part="ellipsis-trigger"]')]
    expect(jumps.map(({ ariaLabel }) => ariaLabel)).toEqual(labels)
    await click(jumps[1] as HTMLElement)
    await expect.poll(() => api().page).toBe(page)
  })

  rules('EllipsisTriggers', () => {
    test('jump five pages by default', async () => {
      const { jump, api, both } = await renderJumps()
      expect([...both('ariaLabel'), jump(0).textContent]).toEqual(['5 pages back', '5 pages forward', '…'])
      await click(jump(0))
      await expect.poll(() => api().page).toBe(45)
    })

    test.for<[by: number, page: number, labels: string[], pages: number[]]>([
      [1000, 50, ['48 pages back', '49 pages forward'], [2, 99]],
      [1, 50, ['1 page back', '1 page forward'], [49, 51]],
      [Number.NaN, 50, ['5 pages back', '5 pages forward'], [45, 55]],
      [5, 5, ['3 pages back', '5 pages forward'], [2, 10]],
    ])('jump by %d from page %d, but not beyond the gap', async ([jump, page, labels, pages]) => {
      const view = await renderJumps({ jump, page, onPageChange: vi.fn() })
      expect(view.both('ariaLabel')).toEqual(labels)
      for (const [index, target] of pages.entries()) {
        const onPageChange = vi.fn()
        await view.update({ onPageChange })
        await click(view.jump(index))
        await expect.poll(() => onPageChange.mock.calls).toEqual([[{ page: target, pageSize: 10 }]])
      }
    })

    test('move focus to the current Item if a jump closes their gap', async () => {
      const { control, jump, list } = await renderJumps({ defaultPage: 95 })
      await tabTo(jump(1))
      await press('{Enter}')
      await expect.poll(() => list()).toContain('[99]')
      expect(await focused()).toBe(control(99))
    })

    test('are disabled if no page in the gap is known to exist', async () => {
      const { jump } = await renderJumps({ count: undefined, hasNextPage: true, page: 4 })
      expect([jump(0).ariaDisabled, jump(0).ariaLabel]).toEqual(['true', '5 pages forward'])
    })

    test('lead into what is known of an open total', async () => {
      const { jump, list } = await renderJumps({ count: undefined, minCount: 300, defaultPage: 3 })
      await click(jump(0))
      await expect.poll(() => list()).toContain('[8]')
    })

    test('get their labels and ids from the options', async () => {
      const { both } = await renderJumps({
        translations: { jumpLabel: ({ direction, distance, page }) => `${direction} ${distance} to ${page}` },
        ids: { ellipsisTrigger: (index) => `jump-${index}` },
      })
      expect(both('ariaLabel')).toEqual(['back 5 to 45', 'forward 5 to 55'])
      expect(both('id')).toEqual(['jump-1', 'jump-5'])
    })
  })
}
