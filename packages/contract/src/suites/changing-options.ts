import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { parts } from '../every-part.js'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'

const getPageUrl = ({ page }: { page: number }) => `#${page}`

/** What an option is at first, what it changes to, and what the markup then contains; the last one only where it is new. */
const changes: [name: keyof PaginationOptions, before: PaginationOptions, after: PaginationOptions, markup: string][] =
  [
    ['count', { count: 100 }, { count: 110 }, 'aria-label="last page, page 11"'],
    ['page', { page: 1 }, { page: 7 }, 'aria-label="page 8"'],
    ['pageSize', { pageSize: 10 }, { pageSize: 20 }, 'aria-label="last page, page 5"'],
    ['siblingCount', {}, { siblingCount: 2 }, 'aria-label="page 7"'],
    ['boundaryCount', {}, { boundaryCount: 2 }, 'aria-label="page 9"'],
    ['type', { getPageUrl }, { type: 'link' }, 'href="#2"'],
    ['getPageUrl', { type: 'link', getPageUrl }, { getPageUrl: () => '#other' }, 'href="#other"'],
    ['translations', {}, { translations: { itemLabel: () => 'Seite' } }, 'aria-label="Seite"'],
    ['ids', {}, { ids: { nextTrigger: 'onward' } }, 'id="onward"'],
    ['dir', {}, { dir: 'rtl' }, 'dir="rtl"'],
  ]

export function describeChangingOptions({ render, has }: Renderer): void {
  describe('live values', () => {
    const cases = (['root', 'parent'] as const).flatMap((createdBy) =>
      changes.map((change) => [createdBy, change] as const),
    )
    test.for(cases.map(([createdBy, change]) => [change[0], createdBy, change] as const))(
      'the option `%s` is followed; created by the %s',
      async ([, createdBy, [, before, after, markup]]) => {
        const { container, update } = await render({ count: 100, createdBy, ...before })
        expect(container.innerHTML).not.toContain(markup)
        await update(after)
        expect(container.innerHTML).toContain(markup)
      },
    )

    test.for(['onPageChange', 'onPageSizeChange'] as const)('the option `%s` is followed', async (name) => {
      const [first, latest] = [vi.fn(), vi.fn()]
      const { run, update } = await render({ count: 100, defaultPage: 5, [name]: first })
      await update({ [name]: latest })
      await run(({ setPageSize }) => setPageSize(20))
      expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
    })

    test.for(['root', 'parent'] as const)(
      'the `dir` and the id of the root are among the props of the context; created by the %s',
      async (createdBy) => {
        const { api } = await render({ count: 100, createdBy, dir: 'rtl', ids: { root: 'pages' } })
        expect(api().getRootProps()).toMatchObject({ dir: 'rtl', id: 'pages' })
      },
    )

    test('`defaultPage` and `defaultPageSize` count only at the start', async () => {
      const { api, update } = await render({ count: 100, defaultPage: 2, defaultPageSize: 20 })
      await update({ defaultPage: 4, defaultPageSize: 5 })
      expect(api()).toMatchObject({ page: 2, pageSize: 20 })
    })

    test('a request calls each callback and each handler once', async () => {
      const onPageChange = vi.fn()
      const onPageSizeChange = vi.fn()
      const onClick = vi.fn()
      const props = { nextTrigger: { onClick } }
      const { control, run } = await render({ count: 100, defaultPage: 3, props, onPageChange, onPageSizeChange })
      await click(control('next'))
      expect([onClick, onPageChange, onPageSizeChange].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
      await run(({ setPageSize }) => setPageSize(5))
      expect([onClick, onPageChange, onPageSizeChange].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1])
    })

    if (!has('parts')) return

    test('the content of every part is followed', async () => {
      const { container, update } = await render({ count: 100 })
      const contentOf = (content: string) => Object.fromEntries(parts.map((part) => [part, { content }]))
      for (const content of ['one', 'two']) {
        await update({ props: contentOf(content) })
        const elements = [...container.querySelectorAll('[data-part]:not([data-part="root"])')]
        expect(elements.map(({ textContent }) => textContent)).toEqual(Array(11).fill(content))
      }
    })

    test('a RootProvider follows another `value`', async () => {
      const { api, control, list, update } = await render({ count: 100, createdBy: 'switch' })
      await click(control('next'))
      await update({ provided: 'second' })
      expect([list(), api().page]).toEqual(['1 … 6 [7] 8 9 10', 7])
      await click(control('next'))
      expect(list()).toBe('1 … 6 7 [8] 9 10')
      await update({ provided: 'first' })
      expect([list(), api().page]).toEqual(['1 [2] 3 4 5 … 10', 2])
      await click(control('next'))
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })
  })
}
