import { describe, expect, test, vi } from 'vitest'
import { renderEveryPart } from '../../harness/every-part.js'
import { click, press } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import type { Child, ElementProps, UserProps } from '../../harness/scene.js'
import { veto } from '../../harness/veto.js'

export function describeAsChildMerges({ render, has }: Renderer): void {
  if (!has('parts')) return

  /** Renders every part with the same props, and every child with the same props of its own. */
  const renderMerged = (props: ElementProps, child: Omit<Child, 'tag'>, options: object = {}) =>
    renderEveryPart(render, { ...props, asChild: { tag: 'div', ...child } }, options)

  describe('asChild merges the props of part and child', () => {
    test('joins their classes, the child’s last', async () => {
      const { elements } = await renderMerged({ attributes: { class: 'part' } }, { attributes: { class: 'child' } })
      for (const element of elements) expect([...element.classList]).toEqual(['part', 'child'])
    })

    test('keeps a class that only one of them has', async () => {
      for (const [part, child] of [[{ class: 'one' }, {}] as const, [{}, { class: 'one' }] as const]) {
        const { elements } = await renderMerged({ attributes: part }, { attributes: child })
        for (const element of elements) expect(element.className.trim()).toBe('one')
      }
    })

    test('joins their styles, and the child’s declaration wins', async () => {
      const attributes = { style: 'color: red; left: 2px' }
      const { elements } = await renderMerged({ attributes }, { attributes: { style: 'top: 1px; left: 3px' } })
      for (const { style } of elements) expect(style).toMatchObject({ color: 'red', top: '1px', left: '3px' })
    })

    test('the child’s attribute wins over those of the part and of Dogear', async () => {
      const attributesOf = (name: string) => ({ 'aria-label': name, title: name, id: name, 'data-own': name })
      const ids = { root: 'dogear', item: () => 'dogear' }
      const { elements } = await renderMerged(
        { attributes: attributesOf('part') },
        { attributes: attributesOf('child') },
        { ids },
      )
      for (const element of elements) {
        expect(element).toMatchObject({ ariaLabel: 'child', title: 'child', id: 'child', dataset: { own: 'child' } })
      }
    })

    test('neither can replace `data-scope` or `data-part`', async () => {
      const attributes = { 'data-scope': 'other', 'data-part': 'other' }
      await renderMerged({ attributes }, { attributes })
      expect(document.querySelectorAll('[data-scope="other"], [data-part="other"]')).toHaveLength(0)
    })

    test.for([undefined, null])('an attribute that is %s in the child replaces nothing', async (value) => {
      const props = { attributes: { title: 'part', class: 'part', style: 'color: red' } }
      const attributes = { title: value, class: value, style: value, 'aria-label': value }
      const { elements } = await renderMerged(props, { attributes })
      for (const element of elements) {
        expect(element).toMatchObject({ title: 'part', className: 'part' })
        expect(element.style.color).toBe('red')
        if (element.dataset.part !== 'ellipsis') expect(element.ariaLabel).toMatch(/page|pagination/)
      }
    })

    test.for([undefined, null])('a handler that is %s in part or child replaces nothing', async (value) => {
      const [onKeydown, onClick] = [vi.fn(), vi.fn()]
      const none = { onClick: value, onKeydown: value }
      const props = {
        nextTrigger: { onKeydown, onClick, asChild: { tag: 'button', ...none } },
        item5: { ...none, asChild: { tag: 'button', onClick } },
        item4: none,
      }
      const { control, list } = await render({ count: 100, props })
      await click(control('next'))
      await press('x')
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      await click(control(4))
      await click(control(5))
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      expect([onClick.mock.calls.length, onKeydown.mock.calls.length]).toEqual([2, 1])
    })

    test('handlers run from the innermost to the outermost', async () => {
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

    test('the click handlers of part and child can both veto the change', async () => {
      const onPageChange = vi.fn()
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
