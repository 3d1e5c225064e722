import { describe, expect, test, vi } from 'vitest'
import { openFitList } from '../../harness/fit-list.js'
import { click } from '../../harness/pointer.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import type { UserProps } from '../../harness/scene.js'

export function describeListProps({ render, has }: Renderer): void {
  const renderList = async (props: NonNullable<SceneProps['props']>, options: SceneProps = {}) => {
    const view = await render({ count: 100, list: 'list', props, ...options })
    return { ...view, one: (selector: string) => find(view.container, selector) }
  }

  describe('itemProps and ellipsisProps', () => {
    test('add attributes to the default elements, which win, except over its name and type', async () => {
      const attributes = {
        ...{ class: 'own', style: 'color: red', title: 'Own', 'data-own': 'yes', 'aria-label': 'Own', id: 'own' },
        ...{ 'data-part': 'own', 'data-scope': 'own' },
      }
      const { container, update } = await renderList({
        item: { attributes: { ...attributes, type: 'submit' } },
        ellipsis: { attributes },
      })
      const elements = () => [...container.querySelectorAll<HTMLElement>('li > *')]
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
      const onClick = vi.fn((event: Pick<Event, 'preventDefault'>) => {
        if (pages.push(api().page) > 1) event.preventDefault()
      })
      const { api, control, list } = await renderList({ item: { onClick } })
      await click(control(3))
      expect(pages).toEqual([1])
      expect(list()).toBe('1 2 [3] 4 5 … 10')
      await click(control(5))
      expect(pages).toEqual([1, 3])
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('a click calls only the latest handler, once', async () => {
      const handlers = [vi.fn(), vi.fn()]
      const { control, update } = await renderList({ item: { onClick: handlers[0] } })
      await update({ props: { item: { onClick: handlers[1] } } })
      await click(control(3))
      await update({ props: {} })
      await click(control(4))
      expect(handlers.map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    })

    test('disable every Item, and a click on a disabled link calls only the user’s handler', async () => {
      const onClick = vi.fn()
      const { api, control, update } = await renderList({ item: { disabled: true, onClick } })
      expect(control(3)).toMatchObject({ disabled: true, ariaDisabled: 'true' })
      await click(control(3))
      expect(onClick).not.toHaveBeenCalled()
      await update({ type: 'link', getPageUrl: ({ page }) => `#${page}` })
      await click(control(3))
      expect(onClick).toHaveBeenCalledOnce()
      expect(api().page).toBe(1)
    })

    const onClick = vi.fn()
    test.for<[string, UserProps, hidden: string | null]>([
      ['a click handler', { onClick }, null],
      ['a tabindex', { onClick, attributes: { tabindex: '0', 'aria-label': 'more' } }, null],
      ['a negative tabindex', { attributes: { tabindex: '-1' } }, 'true'],
    ])('an ellipsis with %s and its list item: `aria-hidden`', async ([, ellipsis, expected]) => {
      const { one, update } = await renderList({ ellipsis })
      const hidden = () => [one('[data-part="ellipsis"]').ariaHidden, one('li:has([data-part="ellipsis"])').ariaHidden]
      expect(hidden()).toEqual([expected, expected])
      onClick.mockClear()
      await click(one('[data-part="ellipsis"]'))
      expect(onClick).toHaveBeenCalledTimes(ellipsis.onClick ? 1 : 0)
      await update({ props: {} })
      expect(hidden()).toEqual(['true', 'true'])
    })

    if (!has('parts')) return

    test('pass event handlers and refs on', async () => {
      const onKeydown = vi.fn()
      const refs = [vi.fn(), vi.fn()] as const
      const { container, control, one, unmount } = await renderList({
        item: { onKeydown, ref: refs[0] },
        ellipsis: { onKeydown, ref: refs[1] },
      })
      for (const element of [control(3), one('[data-part="ellipsis"]')]) {
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
      }
      expect(onKeydown).toHaveBeenCalledTimes(2)
      const given = (ref: (typeof refs)[number]) => new Set(ref.mock.calls.map(([element]) => element).filter(Boolean))
      expect([...given(refs[0])]).toEqual([...container.querySelectorAll('[data-part="item"]')])
      expect([...given(refs[1])]).toEqual([one('[data-part="ellipsis"]')])
      await unmount()
      for (const ref of refs) expect(ref.mock.lastCall?.[0]).toBeNull()
    })
  })

  if (!has('parts')) return

  describe.for([
    ['List', 'list'],
    ['FitList', 'fit'],
  ] as const)('props of a %s', ([, list]) => {
    const renderList = async (props: NonNullable<SceneProps['props']>) => {
      const view = await openFitList(render, 1200, { count: 100, list, props })
      return { ...view, one: (selector: string) => find(view.container, selector) }
    }

    test('are attributes, handlers and a ref of the `<ul>`', async () => {
      const onKeydown = vi.fn()
      const ref = vi.fn()
      const own: UserProps = { attributes: { class: 'own', title: 'Pages', id: 'list' }, onKeydown, ref }
      const { one, update, unmount } = await renderList({ list: own })
      const ul = one('ul')
      expect(ul).toMatchObject({ className: 'own', title: 'Pages', id: 'list', dataset: { part: 'list' } })
      one('[data-index="2"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
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
      const { one } = await renderList({
        list: { attributes: { title: 'Pages' } },
        item: { attributes: { title: 'Page' } },
        ellipsis: { attributes: { title: 'More' } },
      })
      const titles = [one('ul'), one('button[data-index="2"]'), one('li > div')].map(({ title }) => title)
      expect(titles).toEqual(['Pages', 'Page', 'More'])
      const names = one('ul').getAttributeNames()
      expect(names.filter((name) => name !== 'data-fit').sort()).toEqual(['data-part', 'data-scope', 'title'])
    })

    test.for(['ol', 'div'])('asChild replaces it by the user’s %s', async (tag) => {
      const ref = vi.fn()
      const { container, control, list, one } = await renderList({
        list: { attributes: { class: 'part' }, asChild: { tag, attributes: { class: 'child', title: 'Own' }, ref } },
      })
      const element = one('[data-part="list"]')
      expect(element).toMatchObject({ localName: tag, className: 'part child', title: 'Own' })
      expect(ref.mock.lastCall?.[0]).toBe(element)
      expect(container.querySelector('ul')).toBeNull()
      expect(element.querySelectorAll(':scope > li')).toHaveLength(7)
      await click(control(5))
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      expect(one('[data-part="list"]')).toBe(element)
    })
  })
}
