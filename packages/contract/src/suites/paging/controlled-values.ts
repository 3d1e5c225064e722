import { describe, expect, test, vi } from 'vitest'
import { golden } from '../../golden/golden.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { everyOption } from '../../harness/server-scenes.js'

const roots = ['above', 'below'].map((name) => ({ attributes: { 'aria-label': name, id: name } }))

export function describeControlledValues({ render }: Renderer): void {
  describe('a controlled value', () => {
    test.for([undefined, null as never])('an option that is %s counts as omitted', async (none) => {
      const options = Object.fromEntries(Object.keys(everyOption).map((name) => [name, none]))
      const { container, control, list, update } = await render({ ...options, count: 100 })
      const expected = golden['buttons on the first page'].markup
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(expected))
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      await update({ count: none })
      expect(list()).toBe('')
    })

    test('page and page size change when the parent accepts both in the callbacks', async () => {
      const view = await render({
        count: 100,
        page: 5,
        pageSize: 10,
        onPageChange: ({ page }) => void view.update({ page }),
        onPageSizeChange: ({ pageSize }) => void view.update({ pageSize }),
      })
      await view.run(({ setPageSize }) => setPageSize(20))
      expect(view.list()).toBe('1 2 [3] 4 5')
    })

    test('a page can be controlled while Dogear manages the page size', async () => {
      const onPageChange = vi.fn()
      const { api, control, run, update } = await render({ count: 100, page: 3, defaultPageSize: 5, onPageChange })
      await run(({ setPageSize }) => setPageSize(20))
      expect(onPageChange.mock.calls).toEqual([[{ page: 1, pageSize: 20 }]])
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
      await update({ page: 5, defaultPageSize: 50 })
      await click(control('next'))
      expect(api()).toMatchObject({ page: 5, pageSize: 20 })
    })
  })

  describe('a value that is no longer controlled', () => {
    test('the page stays where it was, and Dogear manages it', async () => {
      const { api, control, list, update } = await render({ count: 100, page: 99 })
      await update({ page: 4 })
      await click(control('next'))
      await update({ page: undefined })
      expect(list()).toBe('1 2 3 [4] 5 … 10')
      await click(control('next'))
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      await update({ page: 99 })
      await update({ page: undefined })
      await update({ count: 2000 })
      expect(api().page).toBe(10)
    })

    test('both stay when both stop being controlled at once', async () => {
      const { api, update } = await render({ count: 100, page: 3, pageSize: 20 })
      await update({ page: undefined, pageSize: undefined })
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
    })
  })

  test('two RootProviders can show one pagination, each with its own `aria-label` and `id`', async () => {
    const view = await render({ count: 100, createdBy: 'parent', roots })
    const names = view.roots().flatMap(({ ariaLabel, id }) => [ariaLabel, id])
    expect(names).toEqual(['above', 'above', 'below', 'below'])
    await click(view.control('next', 1))
    expect([view.list(0), view.list(1)]).toEqual(['1 [2] 3 4 5 … 10', '1 [2] 3 4 5 … 10'])
    await click(view.control(4, 0))
    expect([view.list(0), view.list(1)]).toEqual(['1 2 3 [4] 5 … 10', '1 2 3 [4] 5 … 10'])
  })

  test('two Roots can share a page that the parent accepts in the callback', async () => {
    const view = await render({ count: 100, page: 1, roots, onPageChange: ({ page }) => void view.update({ page }) })
    await click(view.control('next', 1))
    expect([view.list(0), view.list(1)]).toEqual(['1 [2] 3 4 5 … 10', '1 [2] 3 4 5 … 10'])
    await click(view.control('next', 0))
    expect([view.list(0), view.list(1)]).toEqual(['1 2 [3] 4 5 … 10', '1 2 [3] 4 5 … 10'])
  })
}
