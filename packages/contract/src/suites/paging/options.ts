import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { controlTypes } from '../../harness/controls.js'
import { partElements } from '../../harness/every-part.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { click, press } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import { everyOption } from '../../harness/server-scenes.js'

const names = ['first', 'prev', 1, 4, 5, 6, 10, 'next', 'last'] as const

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

const error = new Error('no such page')
const fail = () => {
  throw error
}

const failing: [string, SceneProps][] = [
  ['getPageUrl', { type: 'link', getPageUrl: fail }],
  ['itemLabel', { translations: { itemLabel: fail } }],
  ['number', { translations: { number: fail } }],
  ['statusLabel', { translations: { statusLabel: fail } }],
  ['ids.item', { ids: { item: fail } }],
]
const working: SceneProps = { type: 'link', getPageUrl: ({ page }) => `#${page}`, translations: {}, ids: {} }

export function describeOptions({ render, has }: Renderer): void {
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

  describe('an invalid option', () => {
    test('warns once, however often it is rendered', async () => {
      const { api, update } = await render({ count: -100, page: -100 })
      expect(takeConsole().sort()).toEqual([
        expect.stringContaining('warn: [dogear] Invalid `count` -100; using 0 instead.'),
        expect.stringContaining('warn: [dogear] Invalid `page` -100; using 1 instead.'),
      ])
      await update({ dir: 'rtl' })
      await update({ count: -101 })
      expect(takeConsole()).toEqual([expect.stringContaining('`count` -101')])
      await render({ count: -101 })
      expect(takeConsole()).toEqual([])
      expect(api()).toMatchObject({ count: 0, page: 1 })
    })

    test('causes no other message and no error, whatever its type', async () => {
      const totals = ['count', 'totalPages', 'minCount', 'maxPage', 'hasNextPage', 'busy', 'disabled']
      const numbers = ['page', 'defaultPage', 'pageSize', 'defaultPageSize', 'siblingCount', 'boundaryCount']
      for (const value of ['many', '', {}, [], true, () => 1, Symbol('page')]) {
        const { api } = await render(Object.fromEntries([...totals, ...numbers].map((name) => [name, value])))
        expect(api()).toMatchObject({ page: 1, pageSize: 10, count: 0 })
        expect(takeConsole().filter((message) => !message.startsWith('warn: [dogear] '))).toEqual([])
      }
    })
  })

  describe('the option `disabled`', () => {
    test.for(controlTypes)('disables every control, which keeps its label: %s', async ([, type]) => {
      const onPageChange = vi.fn()
      const view = await render({ ...type, count: 100, defaultPage: 5, onPageChange })
      const { container, control, list, roots, update } = view
      const before = normalizeMarkup(container.innerHTML)
      const elements = partElements(container)
      await update({ disabled: true })
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      for (const name of names) {
        const element = control(name)
        const isLink = element.tagName === 'A'
        expect([element.ariaDisabled, element.getAttribute('data-disabled')]).toEqual(['true', ''])
        expect([element.hasAttribute('disabled'), element.getAttribute('role')]).toEqual([
          !isLink,
          isLink ? 'link' : null,
        ])
        expect(element.hasAttribute('href')).toBe(false)
        expect(element.ariaLabel).toMatch(/page/)
        await click(element)
      }
      control('next').focus()
      await press('{Enter}')
      expect(onPageChange).not.toHaveBeenCalled()
      expect(location.hash).toBe('')
      expect(container.querySelectorAll('[aria-disabled]')).toHaveLength(names.length)
      expect(roots()[0]?.getAttributeNames().sort()).toEqual(['aria-label', 'data-part', 'data-scope'])
      await update({ disabled: false })
      expect(normalizeMarkup(container.innerHTML)).toBe(before)
      expect(partElements(container)).toEqual(elements)
    })
  })

  describe('a function that throws while its result is rendered', () => {
    test.for(failing)('%s: reaches the error boundary or the caller, and the page isn’t lost', async ([, options]) => {
      const onError = vi.fn()
      const view = await render({ count: 100, extras: ['status'], createdBy: 'parent', onError })
      await view.run(({ setPage }) => setPage(4))
      if (has('parts')) {
        await view.update(options)
        expect(onError.mock.calls[0]?.[0]).toBe(error)
        expect(view.list()).toBe('')
        // In development, React also logs what an error boundary has caught.
        expect(takeConsole().filter((text) => !text.includes(error.message))).toEqual([])
      } else expect(() => view.update(options)).toThrow(error)
      const never = vi.fn()
      await view.update({ ...working, onError: never })
      expect(view.list()).toBe('1 2 3 [4] 5 … 10')
      await view.run(({ goToNextPage }) => goToNextPage())
      expect(view.list()).toBe('1 … 4 [5] 6 … 10')
      expect(never).not.toHaveBeenCalled()
    })
  })

  if (!has('parts')) return

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
