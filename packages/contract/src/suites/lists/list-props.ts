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
    test('add attributes to the default elements', async () => {
      const attributes = { class: 'own', style: 'color: red', title: 'Own', 'data-own': 'yes' }
      const { container, update } = await renderList({ item: { attributes }, ellipsis: { attributes } })
      const elements = () => [...container.querySelectorAll<HTMLElement>('li > *')]
      expect(elements()).toHaveLength(7)
      for (const { className, style, title, dataset } of elements()) {
        expect([className, style.color, title, dataset.own]).toEqual(['own', 'red', 'Own', 'yes'])
      }
      await update({ props: { item: { attributes: { title: 'New' } } } })
      expect(elements().map(({ title }) => title)).toEqual(['New', 'New', 'New', 'New', 'New', '', 'New'])
      for (const { className, dataset } of elements()) expect([className, dataset.own]).toEqual(['', undefined])
    })

    test('win over the attributes of the parts', async () => {
      const { control, one } = await renderList({
        item: { attributes: { 'aria-label': 'Own', id: 'own' } },
        ellipsis: { attributes: { id: 'own-ellipsis' } },
      })
      expect(control(3)).toMatchObject({ ariaLabel: 'Own', id: 'own' })
      expect(one('[data-part="ellipsis"]').id).toBe('own-ellipsis')
    })

    test('can’t change a part’s name or the type of a button', async () => {
      const attributes = { 'data-part': 'own', 'data-scope': 'own', type: 'submit' }
      const { container } = await renderList({ item: { attributes }, ellipsis: { attributes: { 'data-part': 'own' } } })
      expect(
        container.querySelectorAll('li > button[data-scope="pagination"][data-part="item"][type="button"]'),
      ).toHaveLength(6)
      expect(container.querySelectorAll('li > div[data-part="ellipsis"]')).toHaveLength(1)
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

    test('disable every Item', async () => {
      const { control, list } = await renderList({ item: { disabled: true } })
      expect(control(3)).toMatchObject({ disabled: true, ariaDisabled: 'true' })
      await click(control(3))
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })

    test('a click on a disabled link calls only the user’s handler', async () => {
      const onClick = vi.fn()
      const { api, control } = await renderList(
        { item: { disabled: true, onClick } },
        { type: 'link', getPageUrl: ({ page }) => `#${page}` },
      )
      await click(control(3))
      expect(onClick).toHaveBeenCalledOnce()
      expect(api().page).toBe(1)
    })

    test.for<[string, UserProps]>([
      ['a click handler', { onClick: () => {} }],
      ['a tabindex', { attributes: { tabindex: '0', 'aria-label': 'more' } }],
    ])('an ellipsis with %s isn’t hidden, and neither is its list item', async ([, ellipsis]) => {
      const { one, update } = await renderList({ ellipsis })
      const hidden = () => [one('[data-part="ellipsis"]').ariaHidden, one('li:has([data-part="ellipsis"])').ariaHidden]
      expect(hidden()).toEqual([null, null])
      await update({ props: {} })
      expect(hidden()).toEqual(['true', 'true'])
    })

    test('an ellipsis with a negative tabindex is hidden', async () => {
      const { one } = await renderList({ ellipsis: { attributes: { tabindex: '-1' } } })
      expect(one('li:has([data-part="ellipsis"])').ariaHidden).toBe('true')
    })

    test('a click on an ellipsis calls its handler', async () => {
      const onClick = vi.fn()
      const { one } = await renderList({ ellipsis: { onClick } })
      await click(one('[data-part="ellipsis"]'))
      expect(onClick).toHaveBeenCalledOnce()
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
      await update({
        props: { list: { ...own, attributes: { 'data-part': 'own', 'data-scope': 'own', title: 'New' } } },
      })
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
      expect([one('ul'), one('button[data-index="2"]'), one('li > div')].map(({ title }) => title)).toEqual([
        'Pages',
        'Page',
        'More',
      ])
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
