import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { golden } from '../../golden/golden.js'
import { takeConsole } from '../../harness/console.js'
import { controlTypes } from '../../harness/controls.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { changes, everyOption } from '../../harness/options.js'
import { click, press } from '../../harness/pointer.js'
import type { Renderer, SceneProps, View } from '../../harness/renderer.js'
import { tell } from '../../harness/story.js'
import { arbitraryOptions } from '../../random/arbitraries.js'

const getPageUrl = ({ page }: { page: number }) => `#${page}`
const links = { type: 'link', getPageUrl } as const

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

const roots = ['above', 'below'].map((name) => ({ attributes: { 'aria-label': name, id: name } }))
const has =
  (state: object) =>
  ({ api }: View) =>
    expect(api()).toMatchObject(state)
/** Clicks in each of two roots change both. */
async function changesBoth({ control, list }: View) {
  for (const [name, root, shown] of [
    ['next', 1, '1 [2] 3 4 5 … 10'],
    [4, 0, '1 2 3 [4] 5 … 10'],
  ] as const) {
    await click(control(name, root))
    expect([list(0), list(1)]).toEqual([shown, shown])
  }
}
const isNotDogears = (message: string) => !message.startsWith('warn: [dogear] ')

export function describeOptions({ render, ...renderer }: Renderer): void {
  const open = (props: SceneProps = {}) => render({ count: 100, ...props })
  /** The parent accepts pages and page sizes in the callbacks. */
  const openAccepting = async (props: SceneProps = {}) => {
    const view: View = await open({
      ...props,
      onPageChange: ({ page }) => void view.update({ page }),
      onPageSizeChange: ({ pageSize }) => void view.update({ pageSize }),
    })
    return view
  }

  test.for(changes)('a pagination follows the option `%s`, whoever creates it', async ([, before, after, markup]) => {
    for (const createdBy of ['root', 'parent'] as const) {
      const { container, update } = await open({ createdBy, ...before })
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

  test('an invalid option warns once, however often it is rendered', async () => {
    const { api, update } = await render({ count: -100, page: -100 })
    expect(takeConsole().sort()).toEqual([
      expect.stringContaining('warn: [dogear] Invalid `count` -100; using 0 instead.'),
      expect.stringContaining('warn: [dogear] Invalid `page` -100; using 1 instead.'),
    ])
    await update({ dir: 'rtl' }, { count: -101 })
    expect(takeConsole()).toEqual([expect.stringContaining('`count` -101')])
    await render({ count: -101 })
    expect(takeConsole()).toEqual([])
    expect(api()).toMatchObject({ count: 0, page: 1 })
  })

  test('an invalid option causes no other message and no error, whatever its type', async () => {
    const names = Object.entries(everyOption).flatMap(([name, value]) => (/^[nb]/.test(typeof value) ? name : []))
    for (const value of ['many', '', {}, [], true, () => 1, Symbol('page')]) {
      const { api } = await render(Object.fromEntries(names.map((name) => [name, value])))
      expect(api()).toMatchObject({ page: 1, pageSize: 10, count: 0 })
      expect(takeConsole().filter(isNotDogears)).toEqual([])
    }
  })

  describe('the option `disabled`', () => {
    test.for(controlTypes)('disables every control, which keeps its label: %s', async ([, type]) => {
      const scene = { ...type, defaultPage: 5, onPageChange: () => {} }
      const { all, container, control, list, requests, roots, update } = await open(scene)
      const before = normalizeMarkup(container.innerHTML)
      const elements = all('[data-part]')
      await update({ disabled: true })
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      const names = ['first', 'prev', 1, 4, 5, 6, 10, 'next', 'last'] as const
      for (const element of names.map((name) => control(name))) {
        const isLink = element.tagName === 'A'
        const [disabled, role] = isLink ? [false, 'link'] : [true, null]
        expect(element).toMatchObject({ ariaDisabled: 'true', dataset: { disabled: '' }, role })
        expect([element.hasAttribute('disabled'), element.hasAttribute('href')]).toEqual([disabled, false])
        expect(element.ariaLabel).toMatch(/page/)
        await click(element)
      }
      control('next').focus()
      await press('{Enter}')
      expect([requests, location.hash]).toEqual([[], ''])
      expect(all('[aria-disabled]')).toHaveLength(names.length)
      expect(roots()[0]?.getAttributeNames().sort()).toEqual(['aria-label', 'data-part', 'data-scope'])
      await update({ disabled: false })
      expect(normalizeMarkup(container.innerHTML)).toBe(before)
      expect(all('[data-part]')).toEqual(elements)
    })
  })

  describe('a likely mistake warns', () => {
    test('if nothing says how many items there are', async () => {
      await render({ defaultPage: 2 })
      expect(takeConsole()).toEqual([expect.stringContaining('every control is disabled')])
    })

    test('if nobody hears of a request', async () => {
      const { click } = await open({ createdBy: 'parent', page: 7 })
      await click('next')
      expect(takeConsole()).toEqual([expect.stringContaining('Page 8 was requested, but nobody was told')])
    })
  })

  describe('a function that throws while its result is rendered', () => {
    test.for(failing)('%s: reaches the error boundary or the caller, and the page isn’t lost', async ([, options]) => {
      const onError = vi.fn()
      const { goTo, list, update } = await open({ extras: ['status'], createdBy: 'parent', onError })
      await goTo(4)
      if (renderer.has('parts')) {
        await update(options)
        expect(onError.mock.calls[0]?.[0]).toBe(error)
        expect(list()).toBe('')
        // In development, React also logs what an error boundary has caught.
        expect(takeConsole().filter((text) => !text.includes(error.message))).toEqual([])
      } else expect(() => update(options)).toThrow(error)
      const never = vi.fn()
      await update({ ...links, translations: {}, ids: {}, onError: never })
      expect(list()).toBe('1 2 3 [4] 5 … 10')
      await goTo('next')
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      expect(never).not.toHaveBeenCalled()
    })
  })

  describe('a controlled value', () => {
    test.for([undefined, null as never])('an option that is %s counts as omitted', async (none) => {
      const options = Object.fromEntries(Object.keys(everyOption).map((name) => [name, none]))
      const { click, container, list, update } = await open({ ...options, count: 100 })
      const expected = golden['buttons on the first page'].markup
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(expected))
      await click('next')
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      await update({ count: none })
      expect(list()).toBe('')
    })

    test('a page can be controlled while Dogear manages the page size', async () => {
      const onPageChange = vi.fn()
      const { api, click, run, update } = await open({ page: 3, defaultPageSize: 5, onPageChange })
      await run(({ setPageSize }) => setPageSize(20))
      expect(onPageChange.mock.calls).toEqual([[{ page: 1, pageSize: 20 }]])
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
      await update({ page: 5, defaultPageSize: 50 })
      await click('next')
      expect(api()).toMatchObject({ page: 5, pageSize: 20 })
    })

    tell(openAccepting, {
      'page and page size change when the parent accepts both in the callbacks': [
        { page: 5, pageSize: 10 },
        'size 20, shows 1 2 [3] 4 5',
      ],
      'two Roots can share a page that the parent accepts in the callback': [{ page: 1, roots }, changesBoth],
    })
  })

  describe('a value that is no longer controlled', () => {
    tell(open, {
      'the page stays where it was, and Dogear manages it': [
        { page: 99, onPageChange: () => {} },
        ...[{ page: 4 }, 'click next', { page: undefined }, 'shows 1 2 3 [4] 5 … 10'],
        ...[
          'click next, shows 1 … 4 [5] 6 … 10',
          { page: 99 },
          { page: undefined },
          { count: 2000 },
          has({ page: 10 }),
        ],
      ],
      'both stay when both stop being controlled at once': [
        { page: 3, pageSize: 20 },
        ...[{ page: undefined, pageSize: undefined }, has({ page: 3, pageSize: 20 })],
      ],
    })
  })

  tell(open, {
    'two RootProviders can show one pagination, each with its own `aria-label` and `id`': [
      { createdBy: 'parent', roots },
      (view) =>
        expect(view.roots().map(({ ariaLabel, id }) => `${ariaLabel} ${id}`)).toEqual(['above above', 'below below']),
      changesBoth,
    ],
  })

  if (!renderer.has('parts')) return

  test('a RootProvider renders the same as a Root, and follows its attributes', async () => {
    const roots = [{ attributes: { class: 'pages', 'aria-label': null } }]
    const [root, provider] = [await open({ roots }), await open({ createdBy: 'parent', roots })]
    expect(normalizeMarkup(provider.container.innerHTML)).toBe(normalizeMarkup(root.container.innerHTML))
    await provider.update({ roots: [{ attributes: { title: 'two' } }] })
    expect(provider.roots()[0]).toMatchObject({ title: 'two', className: '' })
  })

  tell(open, {
    'a RootProvider follows another `value`': [
      { createdBy: 'switch' },
      ...['click next', { provided: 'second' as const }, 'shows 1 … 6 [7] 8 9 10', has({ page: 7 })],
      ...['click next, shows 1 … 6 7 [8] 9 10', { provided: 'first' as const }, 'shows 1 [2] 3 4 5 … 10'],
      ...[has({ page: 2 }), 'click next, shows 1 2 [3] 4 5 … 10'],
    ],
  })
}

/** Runs last: it uses up warnings, each of which appears once, and other suites expect them. */
export function describeRandomOptions({ render }: Renderer): void {
  test('whatever the options are, the page is valid and the console shows only warnings of Dogear', async () => {
    const property = fc.asyncProperty(arbitraryOptions, arbitraryOptions, async (first, second) => {
      const { api, goTo, run, update, unmount } = await render(first)
      await goTo('next')
      await update(second)
      await run(({ setPageSize }) => setPageSize(7))
      const { page, totalPages, pages, busy } = api()
      expect(page).toBeGreaterThanOrEqual(1)
      if (pages.length > 0 && !busy) expect(page).toBeLessThanOrEqual(totalPages)
      await unmount()
      expect(takeConsole().filter(isNotDogears)).toEqual([])
    })
    await fc.assert(property, { numRuns: 60 })
  })
}
