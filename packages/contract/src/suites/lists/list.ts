import { describe, expect, test, vi } from 'vitest'
import { veto } from '../../harness/controls.js'
import { openFitList } from '../../harness/fit-list.js'
import { click } from '../../harness/pointer.js'
import { forEveryPart } from '../../harness/queries.js'
import { isStaying, type Renderer, type SceneProps, type View } from '../../harness/renderer.js'
import type { UserProps } from '../../harness/scene.js'
import { tell } from '../../harness/story.js'

/** Custom content, and what a list shows with it on page 5 of 10. */
const contents: [custom: SceneProps['custom'], shown: string][] = [
  ['item', '#1, …, #4, #5, #6, …, #10'],
  ['ellipsis', '1, ellipsis-start at 1, 4, 5, 6, ellipsis-end at 5, 10'],
  ['both', '#1, ellipsis-start at 1, #4, #5, #6, ellipsis-end at 5, #10'],
  [undefined, '1, …, 4, 5, 6, …, 10'],
]

const link = { type: 'link', getPageUrl: ({ page }: { page: number }) => `#page=${page}` } as const

/** Replaces text nodes, as a browser does that translates the page. */
function translate({ all }: View) {
  for (const control of all('li > *')) {
    control.replaceChildren(Object.assign(document.createElement('font'), { textContent: control.textContent }))
  }
}
const isTag =
  (start: RegExp) =>
  ({ control }: View) =>
    expect(control(3).outerHTML).toMatch(start)

const pressKeyOn = (element: Element) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))

export function describeList({ render, has }: Renderer): void {
  const open = async (props: SceneProps = {}) => {
    const view = await render({ count: 100, list: 'list', ...props })
    const listItems = () => ([...view.part('list').children] as HTMLElement[]).filter(isStaying)
    return { ...view, listItems, contents: () => listItems().map(({ textContent }) => textContent) }
  }

  describe('a List', () => {
    tell(open, {
      'shows its numbers after a browser has translated the page, which replaces text nodes': [
        { defaultPage: 5 },
        ...[translate, 'go 6, shows 1 … 5 [6] 7 … 10, go 10, shows 1 … 6 7 8 9 [10], go 1, shows [1] 2 3 4 5 … 10'],
      ],
      'follows the total': [
        { count: undefined },
        ...['shows ', { count: 30 }, 'shows [1] 2 3', { count: undefined, minCount: 1000 }, 'shows [1] 2 3 4 5 …'],
        ...[{ minCount: undefined, count: 0 }, 'shows '],
      ],
      'changes between buttons and links': [
        {},
        ...[link, isTag(/^<a [^>]*href="#page=3"/), { type: 'button' as const }, isTag(/^<button /)],
      ],
    })

    test('keeps the element of an entry that stays', async () => {
      const { control, goTo, listItems } = await open({ defaultPage: 5 })
      const before = listItems()
      const kept = [control(5), control(10)]
      await goTo('next')
      expect([control(5), control(10)]).toEqual(kept)
      // 1 … 5 6 7 … 10
      expect(listItems().map((item) => before.indexOf(item))).toEqual([0, 1, 3, 4, -1, 5, 6])
      await goTo(1)
      expect(listItems()[0]).toBe(before[0])
    })

    test('writes its numbers by `translations.number`, and URLs, ids and indexes in plain digits', async () => {
      const ids = { item: (page: number) => `item-${page}` }
      const translations = { number: (page: number) => `<${page}>` }
      const { contents, control, update } = await open({ count: 100_000, ...link, ids, translations })
      const last = { textContent: '<10000>', ariaLabel: 'last page, page <10000>', id: 'item-10000' }
      expect(control(10_000)).toMatchObject(last)
      expect(control(10_000).getAttribute('href')).toBe('#page=10000')
      await update({ translations: { number: (page) => `${page}.` } })
      expect(contents()).toEqual(['1.', '2.', '3.', '4.', '5.', '…', '10000.'])
    })

    test.for(['root', 'parent'] as const)(
      'of a %s has the ids of `ids`, also after its entries have moved',
      async (createdBy) => {
        const ids = { item: (page: number) => `page-${page}`, ellipsis: (index: number) => `gap-${index}` }
        const { listItems, update } = await open({ page: 5, ids, createdBy })
        const shown = () => listItems().map((item) => item.firstElementChild?.id)
        expect(shown()).toEqual(['page-1', 'gap-1', 'page-4', 'page-5', 'page-6', 'gap-5', 'page-10'])
        await update({ count: 200, boundaryCount: 2, siblingCount: 0, page: 10 })
        expect(shown()).toEqual(['page-1', 'page-2', 'gap-2', 'page-10', 'gap-4', 'page-19', 'page-20'])
      },
    )

    test('stays the same element when the parent renders again', async () => {
      const { control, part, update } = await open()
      const elements = [part('list'), control(1), control(5)]
      await update({ props: forEveryPart({ attributes: { title: 'again' } }).props })
      expect([part('list'), control(1), control(5)]).toEqual(elements)
      expect(control(1).title).toBe('again')
    })
  })

  describe('custom content of a List', () => {
    test.for(contents)('replaces what list items contain: %s', async (first) => {
      const { contents: now, listItems, update } = await open({ custom: first[0], defaultPage: 5 })
      for (const [custom, shown] of [first, ...contents]) {
        await update({ custom })
        expect(now().join(', ')).toBe(shown)
        const isHidden = custom === 'item' || !custom
        const hidden = listItems().map(({ ariaHidden }) => ariaHidden)
        expect(hidden).toEqual(now().map((_, index) => (isHidden && (index === 1 || index === 5) ? 'true' : null)))
      }
    })

    test('follows the page and the index, and keeps the element of an entry that stays', async () => {
      const { click, contents, control, update } = await open({ custom: 'both', defaultPage: 5 })
      const kept = control(5)
      await click(6)
      expect(contents()).toEqual(['#1', 'ellipsis-start at 1', '#5', '#6', '#7', 'ellipsis-end at 5', '#10'])
      expect([control(6).ariaCurrent, control(5).ariaCurrent]).toEqual(['page', null])
      expect(control(5)).toBe(kept)
      await update({ count: 200, boundaryCount: 2, page: 10 })
      const ellipses = contents().filter((text) => text?.includes('ellipsis'))
      expect(ellipses).toEqual(['ellipsis-start at 2', 'ellipsis-end at 6'])
    })
  })

  describe('itemProps and ellipsisProps', () => {
    test('add attributes to the default elements, which win, except over its name and type', async () => {
      const attributes = {
        ...{ class: 'own', style: 'color: red', title: 'Own', 'data-own': 'yes', 'aria-label': 'Own', id: 'own' },
        ...{ 'data-part': 'own', 'data-scope': 'own' },
      }
      const props = { item: { attributes: { ...attributes, type: 'submit' } }, ellipsis: { attributes } }
      const { all, update } = await open({ props })
      const elements = () => all('li > *')
      expect(elements()).toHaveLength(7)
      const own = { className: 'own', title: 'Own', ariaLabel: 'Own', id: 'own', style: { color: 'red' } }
      for (const element of elements()) {
        const [part, fixed] = element.localName === 'div' ? ['ellipsis', {}] : ['item', { type: 'button' }]
        const dataset = { own: 'yes', scope: 'pagination', part }
        expect(element).toMatchObject({ ...own, ...fixed, dataset })
      }
      await update({ props: { item: { attributes: { title: 'New' } } } })
      expect(elements().map(({ title }) => title)).toEqual(['New', 'New', 'New', 'New', 'New', '', 'New'])
      for (const { className, dataset } of elements()) expect([className, dataset.own]).toEqual(['', undefined])
    })

    test('the user’s click handler runs first, and can veto the change', async () => {
      const pages: number[] = []
      const onClick: UserProps['onClick'] = (event) => {
        if (pages.push(api().page) > 1) veto(event)
      }
      const { api, click, list } = await open({ props: { item: { onClick } } })
      for (const [name, before] of [
        [3, [1]],
        [5, [1, 3]],
      ] as const) {
        await click(name)
        expect(pages).toEqual(before)
        expect(list()).toBe('1 2 [3] 4 5 … 10')
      }
    })

    test('a click calls only the latest handler, once', async () => {
      const handlers = [vi.fn(), vi.fn()]
      const { click, update } = await open({ props: { item: { onClick: handlers[0] } } })
      await update({ props: { item: { onClick: handlers[1] } } })
      await click(3)
      await update({ props: {} })
      await click(4)
      expect(handlers.map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    })

    test('disable every Item, and a click on a disabled link calls only the user’s handler', async () => {
      const onClick = vi.fn()
      const { api, click, control, update } = await open({ props: { item: { disabled: true, onClick } } })
      expect(control(3)).toMatchObject({ disabled: true, ariaDisabled: 'true' })
      await click(3)
      expect(onClick).not.toHaveBeenCalled()
      await update(link)
      await click(3)
      expect(onClick).toHaveBeenCalledOnce()
      expect(api().page).toBe(1)
    })

    const onClick = vi.fn()
    test.for<[string, UserProps, hidden: string | null]>([
      ['a click handler', { onClick }, null],
      ['a tabindex', { onClick, attributes: { tabindex: '0', 'aria-label': 'more' } }, null],
      ['contenteditable', { attributes: { contenteditable: 'true' } }, null],
      ['a negative tabindex', { attributes: { tabindex: '-1' } }, 'true'],
    ])('an ellipsis with %s and its list item: `aria-hidden`', async ([, ellipsis, expected]) => {
      const { one, part, update } = await open({ props: { ellipsis } })
      const hidden = () => [part('ellipsis').ariaHidden, one('li:has([data-part="ellipsis"])').ariaHidden]
      expect(hidden()).toEqual([expected, expected])
      onClick.mockClear()
      await click(part('ellipsis'))
      expect(onClick).toHaveBeenCalledTimes(ellipsis.onClick ? 1 : 0)
      await update({ props: {} })
      expect(hidden()).toEqual(['true', 'true'])
    })

    if (!has('parts')) return

    test('pass event handlers and refs on', async () => {
      const onKeydown = vi.fn()
      const [item, ellipsis] = [vi.fn(), vi.fn()]
      const props = { item: { onKeydown, ref: item }, ellipsis: { onKeydown, ref: ellipsis } }
      const { all, control, part, unmount } = await open({ props })
      for (const element of [control(3), part('ellipsis')]) pressKeyOn(element)
      expect(onKeydown).toHaveBeenCalledTimes(2)
      const given = (ref: typeof item) => [...new Set(ref.mock.calls.map(([element]) => element).filter(Boolean))]
      expect(given(item)).toEqual(all('[data-part="item"]'))
      expect(given(ellipsis)).toEqual([part('ellipsis')])
      await unmount()
      for (const ref of [item, ellipsis]) expect(ref.mock.lastCall?.[0]).toBeNull()
    })
  })

  if (!has('parts')) return

  describe.for([
    ['List', 'list'],
    ['FitList', 'fit'],
  ] as const)('props of a %s', ([, list]) => {
    const open = (props: NonNullable<SceneProps['props']>) => openFitList(render, 1200, { count: 100, list, props })

    test('are attributes, handlers and a ref of the `<ul>`', async () => {
      const [onKeydown, ref] = [vi.fn(), vi.fn()]
      const own: UserProps = { attributes: { class: 'own', title: 'Pages', id: 'list' }, onKeydown, ref }
      const { control, one, update, unmount } = await open({ list: own })
      const ul = one('ul')
      expect(ul).toMatchObject({ className: 'own', title: 'Pages', id: 'list', dataset: { part: 'list' } })
      pressKeyOn(control(2))
      expect(onKeydown).toHaveBeenCalledOnce()
      expect(ref.mock.lastCall?.[0]).toBe(ul)
      const attributes = { 'data-part': 'own', 'data-scope': 'own', title: 'New' }
      await update({ props: { list: { ...own, attributes } } })
      expect(ul).toMatchObject({ className: '', title: 'New', dataset: { part: 'list', scope: 'pagination' } })
      expect(one('ul')).toBe(ul)
      await unmount()
      expect(ref.mock.lastCall?.[0]).toBeNull()
    })

    test('are beside those of its default elements', async () => {
      const titled = (title: string) => ({ attributes: { title } })
      const { one } = await open({ list: titled('Pages'), item: titled('Page'), ellipsis: titled('More') })
      const titles = [one('ul'), one('button[data-index="2"]'), one('li > div')].map(({ title }) => title)
      expect(titles).toEqual(['Pages', 'Page', 'More'])
      const names = one('ul').getAttributeNames()
      expect(names.filter((name) => name !== 'data-fit').sort()).toEqual(['data-part', 'data-scope', 'title'])
    })

    test.for(['ol', 'div'])('asChild replaces it by the user’s %s', async (tag) => {
      const ref = vi.fn()
      const asChild = { tag, attributes: { class: 'child', title: 'Own' }, ref }
      const { all, click, list, part } = await open({ list: { attributes: { class: 'part' }, asChild } })
      const element = part('list')
      expect(element).toMatchObject({ localName: tag, className: 'part child', title: 'Own' })
      expect(ref.mock.lastCall?.[0]).toBe(element)
      expect(all('ul')).toEqual([])
      expect(element.querySelectorAll(':scope > li')).toHaveLength(7)
      await click(5)
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      expect(part('list')).toBe(element)
    })
  })
}
