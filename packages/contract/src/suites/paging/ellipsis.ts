import { describe, expect, test, vi } from 'vitest'
import { controlTypes, preventClicks } from '../../harness/controls.js'
import { openFitList } from '../../harness/fit-list.js'
import { click, focused, press, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import type { UserProps } from '../../harness/scene.js'

const lists: [name: string, props: SceneProps][] = [
  ['in a loop', {}],
  ['in a List', { list: 'list' }],
]

const child = (tag: string, attributes = {}): UserProps => ({ asChild: { tag, attributes } })

const focusable: [name: string, props: UserProps][] = [
  ['button', child('button')],
  ['component that renders a button', child('component')],
  ['link with a tabindex', child('a', { tabindex: '0' })],
  ['span with contenteditable', child('span', { contenteditable: 'true' })],
]

export function describeEllipsis({ render, has, rules }: Renderer): void {
  const open = async (ellipsis: UserProps, props: SceneProps = {}) => {
    const view = await render({ count: 100, props: { ellipsis }, ...props })
    return { ...view, isHidden: () => view.part('ellipsis').ariaHidden === 'true' }
  }

  if (has('parts'))
    describe('an Ellipsis', () => {
      test.for([
        ['the part', (onClick: () => void): UserProps => ({ onClick })],
        ['its child', (onClick: () => void): UserProps => ({ asChild: { tag: 'span', onClick } })],
      ] as const)('isn’t hidden while %s has a click handler', async ([, toProps]) => {
        const onClick = vi.fn()
        const { isHidden, part, update } = await open(toProps(onClick))
        await expect.poll(isHidden).toBe(false)
        await click(part('ellipsis'))
        expect(onClick).toHaveBeenCalledOnce()
        await update({ props: {} })
        expect(isHidden()).toBe(true)
      })

      test.for(focusable)('isn’t hidden while its child is focusable: a %s', async ([, props]) => {
        const { goTo, isHidden, update } = await open(props)
        await expect.poll(isHidden).toBe(false)
        await update({ siblingCount: 2, count: 300 })
        await goTo('next')
        await expect.poll(isHidden).toBe(false)
        await update({ props: {} })
        await expect.poll(isHidden).toBe(true)
      })

      test('isn’t hidden while it has a tabindex', async () => {
        const { isHidden } = await open({ attributes: { tabindex: '0' } })
        expect(isHidden()).toBe(false)
      })

      test.for([{ tabindex: '-1' }, { contenteditable: 'false' }])(
        'is hidden if its child has %o',
        async (attributes) => {
          const { isHidden } = await open(child('span', attributes))
          // Some hosts look at the element after they have rendered it.
          await new Promise((resolve) => setTimeout(resolve, 50))
          expect(isHidden()).toBe(true)
        },
      )

      test('follows its index', async () => {
        const { part, update } = await open({}, { ids: { ellipsis: (index) => `gap-${index}` } })
        expect(part('ellipsis').id).toBe('gap-5')
        await update({ boundaryCount: 2 })
        expect(part('ellipsis').id).toBe('gap-6')
      })

      test('the user’s `aria-hidden` wins', async () => {
        const { isHidden, update } = await open({ attributes: { 'aria-hidden': 'false' } })
        expect(isHidden()).toBe(false)
        await update({ props: { ellipsis: { onClick: () => {}, attributes: { 'aria-hidden': 'true' } } } })
        expect(isHidden()).toBe(true)
      })
    })

  const openJumps = async (props: SceneProps = {}) => {
    preventClicks()
    const view = await render({ count: 1000, jump: 0, defaultPage: 50, ...props })
    return { ...view, both: (name: 'ariaLabel' | 'ariaDisabled' | 'id') => [0, 1].map((at) => view.jump(at)[name]) }
  }

  describe.for(lists)('EllipsisTriggers %s', ([, list]) => {
    test.for(controlTypes)('jump as far as `by` says, as %s, and keep focus', async ([, type]) => {
      const onPaginationChange = vi.fn()
      const view = await openJumps({ ...list, ...type, jump: 10, onPaginationChange })
      const jump = view.jump(1)
      expect(view.both('ariaLabel')).toEqual(['10 pages back', '10 pages forward'])
      await click(jump)
      await expect.poll(() => view.list()).toContain('[60]')
      expect(onPaginationChange.mock.calls).toEqual([[{ page: 60, pageSize: 10, reason: 'ellipsis-trigger' }]])
      expect(await focused()).toBe(jump)
      expect(view.jump(1)).toBe(jump)
    })

    test('move focus to the current Item if a jump closes their gap, and never over the body', async () => {
      const view = await openJumps({ ...list, defaultPage: 95 })
      await tabTo(view.jump(1))
      const left = vi.fn()
      const onFocusOut = ({ relatedTarget }: FocusEvent) => relatedTarget || left()
      view.roots()[0]?.addEventListener('focusout', onFocusOut)
      await press('{Enter}')
      await expect.poll(() => view.list()).toContain('[99]')
      expect(await focused()).toBe(view.control(99))
      if (list.list || has('beforeRemoval')) expect(left).not.toHaveBeenCalled()
      expect(view.roots()[0]?.hasAttribute('tabindex')).toBe(false)
    })
  })

  test.for<SceneProps>([{ disabled: true }, { props: { ellipsis: { disabled: true } } }])(
    'EllipsisTriggers are disabled by %o',
    async (disabled) => {
      const { api, both, jump } = await openJumps(disabled)
      expect(both('ariaDisabled')).toEqual(['true', 'true'])
      await click(jump(1))
      expect(api().page).toBe(50)
    },
  )

  test.for<[which: string, width: number, props: SceneProps, pages: string, length: number, page: number]>([
    ['although the whole list has no ellipsis', 360, { count: 70, defaultPage: 4, jump: 2 }, '2 pages', 7, 6],
    ['as far although it hides siblings', 380, { defaultPage: 50, siblingCount: 2, jump: 1 }, '1 page', 9, 51],
  ])('an EllipsisTrigger of a FitList jumps %s', async ([, width, props, pages, length, page]) => {
    const { all, api, jump } = await openFitList(render, width, props)
    expect(api().pages).toHaveLength(length)
    expect(all('li')).toHaveLength(5)
    expect([0, 1].map((at) => jump(at).ariaLabel)).toEqual([`${pages} back`, `${pages} forward`])
    await click(jump(1))
    await expect.poll(() => api().page).toBe(page)
  })

  rules('EllipsisTriggers', () => {
    test.for<[by: number, page: number, labels: string[], pages: number[]]>([
      [0, 50, ['5 pages back', '5 pages forward'], [45, 55]],
      [1000, 50, ['48 pages back', '49 pages forward'], [2, 99]],
      [1, 50, ['1 page back', '1 page forward'], [49, 51]],
      [Number.NaN, 50, ['5 pages back', '5 pages forward'], [45, 55]],
      [5, 5, ['3 pages back', '5 pages forward'], [2, 10]],
    ])('jump by %d from page %d, but not beyond the gap', async ([jump, page, labels, pages]) => {
      const view = await openJumps({ jump, page, onPageChange: () => {} })
      expect(view.both('ariaLabel')).toEqual(labels)
      for (const index of [0, 1]) {
        await click(view.jump(index))
        await expect.poll(() => view.requests).toEqual(pages.slice(0, index + 1))
      }
    })

    test('are disabled if no page in the gap is known to exist', async () => {
      const { jump } = await openJumps({ count: undefined, hasNextPage: true, page: 4 })
      expect(jump(0)).toMatchObject({ ariaDisabled: 'true', ariaLabel: '5 pages forward' })
    })

    test('get their labels and ids from the options', async () => {
      const { both } = await openJumps({
        translations: { jumpLabel: ({ direction, distance, page }) => `${direction} ${distance} to ${page}` },
        ids: { ellipsisTrigger: (index) => `jump-${index}` },
      })
      expect(both('ariaLabel')).toEqual(['back 5 to 45', 'forward 5 to 55'])
      expect(both('id')).toEqual(['jump-1', 'jump-5'])
    })
  })
}
