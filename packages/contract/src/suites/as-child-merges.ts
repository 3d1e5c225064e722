import { describe, expect, test, vi } from 'vitest'
import { forEveryPart, partElements } from '../every-part.js'
import { click, press } from '../pointer.js'
import type { Renderer } from '../renderer.js'
import type { Child, ElementProps, UserProps } from '../scene.js'

export function describeAsChildMerges({ render, has }: Renderer): void {
  if (!has('parts')) return

  /** Shows every part with what it is given itself, and what its child is given. */
  const renderMerged = async (props: ElementProps, own: Omit<Child, 'tag'>, options: object = {}) => {
    const view = await render({
      count: 100,
      ...options,
      ...forEveryPart({ ...props, asChild: { tag: 'div', ...own } }),
    })
    const elements = partElements(view.container)
    expect(elements).toHaveLength(12)
    return { ...view, elements }
  }

  describe('asChild merges, on every part', () => {
    test('classes join, the child’s last', async () => {
      const { elements } = await renderMerged({ attributes: { class: 'part' } }, { attributes: { class: 'child' } })
      for (const element of elements) expect([...element.classList]).toEqual(['part', 'child'])
    })

    test('a class stays where only one side has it', async () => {
      for (const [part, own] of [[{ class: 'one' }, {}] as const, [{}, { class: 'one' }] as const]) {
        const { elements } = await renderMerged({ attributes: part }, { attributes: own })
        for (const element of elements) expect(element.className.trim()).toBe('one')
      }
    })

    test('styles join, and the child’s declaration wins', async () => {
      const attributes = { style: 'color: red; left: 2px' }
      const { elements } = await renderMerged({ attributes }, { attributes: { style: 'top: 1px; left: 3px' } })
      for (const { style } of elements) expect(style).toMatchObject({ color: 'red', top: '1px', left: '3px' })
    })

    test('the child’s attribute wins over the part’s and over Dogear’s', async () => {
      const ids = { root: 'ours', item: () => 'ours' }
      const props = { attributes: { 'aria-label': 'part', title: 'part', id: 'part', 'data-own': 'part' } }
      const own = { attributes: { 'aria-label': 'child', title: 'child', id: 'child', 'data-own': 'child' } }
      const { elements } = await renderMerged(props, own, { ids })
      for (const element of elements) {
        expect(element).toMatchObject({ ariaLabel: 'child', title: 'child', id: 'child', dataset: { own: 'child' } })
      }
    })

    test('the part’s attribute wins over Dogear’s', async () => {
      const { elements } = await renderMerged(
        { attributes: { 'aria-label': 'part', id: 'part' } },
        {},
        { ids: { root: 'r' } },
      )
      for (const element of elements) expect(element).toMatchObject({ ariaLabel: 'part', id: 'part' })
    })

    test('`data-scope` and `data-part` are Dogear’s, whoever else gives them', async () => {
      const attributes = { 'data-scope': 'other', 'data-part': 'other' }
      const { container } = await renderMerged({ attributes }, { attributes })
      expect(container.querySelectorAll('[data-scope="other"], [data-part="other"]')).toHaveLength(0)
    })

    test.for([undefined, null])(
      '%s in the child means "not given": what it would have replaced stays',
      async (value) => {
        const props = { attributes: { title: 'part', class: 'part', style: 'color: red' } }
        const attributes = { title: value, class: value, style: value, 'aria-label': value }
        const { elements } = await renderMerged(props, { attributes })
        for (const element of elements) {
          expect(element).toMatchObject({ title: 'part', className: 'part' })
          expect(element.style.color).toBe('red')
          if (element.dataset.part !== 'ellipsis') expect(element.ariaLabel).toMatch(/page|pagination/)
        }
      },
    )

    test.for([undefined, null])('a handler that is %s in the child leaves the others', async (value) => {
      const [onKeydown, onClick] = [vi.fn(), vi.fn()]
      const own = { onClick: value, onKeydown: value }
      const { control, list } = await render({
        count: 100,
        props: { nextTrigger: { onKeydown, onClick, asChild: { tag: 'button', ...own } } },
      })
      await click(control('next'))
      await press('x')
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      expect([onClick.mock.calls.length, onKeydown.mock.calls.length]).toEqual([1, 1])
    })

    test('handlers run one after the other, the innermost first', async () => {
      const log: string[] = []
      const handlers = (name: string) => ({
        onClick: () => void log.push(`click ${name}`),
        onKeydown: () => void log.push(`key ${name}`),
      })
      const nextTrigger: UserProps = { ...handlers('part'), asChild: { tag: 'button', ...handlers('child') } }
      const root: UserProps = { ...handlers('root'), asChild: { tag: 'section', ...handlers('child of the root') } }
      const onPageChange = () => void log.push('page')
      const { control } = await render({ count: 100, roots: [root], props: { nextTrigger }, onPageChange })
      await click(control('next'))
      expect(log.splice(0)).toEqual(['click child', 'click part', 'page', 'click child of the root', 'click root'])
      await press('x')
      expect(log).toEqual(['key child', 'key part', 'key child of the root', 'key root'])
    })

    test('each click handler can veto the change', async () => {
      const onPageChange = vi.fn()
      const veto = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()
      const props = {
        nextTrigger: { onClick: veto, asChild: { tag: 'button', onClick: () => {} } },
        lastTrigger: { onClick: () => {}, asChild: { tag: 'button', onClick: veto } },
        item4: { asChild: { tag: 'button', onClick: veto } },
      }
      const { control } = await render({ count: 100, props, onPageChange })
      for (const name of ['next', 'last', 4] as const) await click(control(name))
      expect(onPageChange).not.toHaveBeenCalled()
    })
  })
}
