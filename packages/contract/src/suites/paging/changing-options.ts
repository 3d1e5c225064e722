import type { PaginationOptions } from '@dogear/core'
import { expect, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { everyOption } from '../../harness/every-option.js'
import { parts } from '../../harness/every-part.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

const getPageUrl = ({ page }: { page: number }) => `#${page}`

/** An option before and after a change, and a part of the markup that appears with the change. */
const changes: [name: keyof PaginationOptions, before: PaginationOptions, after: PaginationOptions, markup: string][] =
  [
    ['count', { count: 100 }, { count: 110 }, 'aria-label="last page, page 11"'],
    ['totalPages', { count: undefined, totalPages: 10 }, { totalPages: 11 }, 'aria-label="last page, page 11"'],
    ['minCount', { count: undefined, minCount: 40 }, { minCount: 50 }, 'aria-label="page 5"'],
    ['hasNextPage', { count: undefined, hasNextPage: false }, { hasNextPage: true }, 'aria-label="page 2"'],
    ['maxPage', {}, { maxPage: 7 }, 'aria-label="last page, page 7"'],
    ['busy', {}, { busy: true }, 'data-busy=""'],
    ['disabled', { page: 5 }, { disabled: true }, 'aria-disabled="true"'],
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
  test.for(changes)('a pagination follows the option `%s`, whoever creates it', async ([, before, after, markup]) => {
    for (const createdBy of ['root', 'parent'] as const) {
      const { container, update } = await render({ count: 100, createdBy, ...before })
      expect(container.innerHTML).not.toContain(markup)
      await update(after)
      expect(container.innerHTML).toContain(markup)
    }
  })

  test('no option becomes an attribute of the root, except `dir` and its id', async () => {
    const { roots } = await render(everyOption)
    // Options that exclude each other warn once.
    takeConsole()
    const names = roots()[0]?.getAttributeNames().sort()
    expect(names).toEqual(['aria-label', 'data-part', 'data-scope', 'dir', 'id'])
  })

  if (!has('parts')) return

  test('every part follows its content', async () => {
    const { container, update } = await render({ count: 100 })
    const contentOf = (content: string) => Object.fromEntries(parts.map((part) => [part, { content }]))
    for (const content of ['one', 'two']) {
      await update({ props: contentOf(content) })
      const elements = [...container.querySelectorAll('[data-part]:not([data-part="root"])')]
      expect(elements.map(({ textContent }) => textContent)).toEqual(Array(11).fill(content))
    }
  })

  test('a RootProvider renders the same as a Root, and follows its attributes', async () => {
    const roots = [{ attributes: { class: 'pages', 'aria-label': null } }]
    const [root, provider] = [
      await render({ count: 100, roots }),
      await render({ count: 100, createdBy: 'parent', roots }),
    ]
    expect(normalizeMarkup(provider.container.innerHTML)).toBe(normalizeMarkup(root.container.innerHTML))
    await provider.update({ roots: [{ attributes: { title: 'two' } }] })
    expect(provider.roots()[0]).toMatchObject({ title: 'two', className: '' })
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
}
