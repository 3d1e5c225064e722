import { describe, expect, test, vi } from 'vitest'
import { forEveryPart, partElements } from '../every-part.js'
import { normalizeMarkup } from '../normalize-markup.js'
import { click, press } from '../pointer.js'
import type { Renderer } from '../renderer.js'
import type { Child, UserProps } from '../scene.js'

const child = (tag: string, own: Omit<Child, 'tag'> = {}): UserProps => ({
  asChild: { tag, attributes: { 'data-child': '' }, ...own },
})

export function describeAsChild({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('asChild', () => {
    test('every part gives its attributes to the child', async () => {
      const props = {
        firstTrigger: child('button'),
        prevTrigger: child('button'),
        item: child('button'),
        ellipsis: child('span'),
        nextTrigger: child('button'),
        lastTrigger: child('button'),
      }
      const { container } = await render({ count: 100, roots: [child('section')], props })
      const plain = await render({ count: 100 })
      const expected = normalizeMarkup(plain.container.innerHTML).replaceAll('div', 'span').replaceAll('nav', 'section')
      const children = [...container.querySelectorAll('[data-child]')]
      expect(children).toHaveLength(12)
      for (const element of children) element.removeAttribute('data-child')
      expect(normalizeMarkup(container.innerHTML).replace('</section>', '\n</section>')).toBe(expected)
    })

    test('every part gives its attributes to a component', async () => {
      const { props } = forEveryPart(child('component'))
      const { container } = await render({ count: 100, roots: [child('section')], props })
      expect(partElements(container).map(({ localName }) => localName)).toEqual([
        'section',
        ...Array(11).fill('button'),
      ])
      expect(container.querySelectorAll('[data-child]')).toHaveLength(12)
    })

    test('a click on the child requests the page', async () => {
      const props = { nextTrigger: child('button'), item: child('button'), prevTrigger: child('component') }
      const { control, list } = await render({ count: 100, props })
      await click(control('next'))
      await click(control(4))
      expect(list()).toBe('1 2 3 [4] 5 … 10')
      expect(control(4).hasAttribute('data-child')).toBe(true)
      await click(control('prev'))
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('a child that isn’t a link works in link mode', async () => {
      const props = { nextTrigger: child('span') }
      const { control, list } = await render({ count: 100, type: 'link', getPageUrl: () => '#', props })
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
    })

    test('the content of a child stays live', async () => {
      const { control, update } = await render({ count: 100, props: { nextTrigger: child('button') } })
      await update({ props: { nextTrigger: { ...child('button'), content: 'Onward' } } })
      expect(control('next').textContent).toBe('Onward')
    })

    test('the attributes and handlers of a child stay live', async () => {
      const [first, latest] = [vi.fn(), vi.fn()]
      const own = (title: string | undefined, onClick: () => void) =>
        child('button', { attributes: { title }, onClick })
      const { control, update } = await render({ count: 100, props: { nextTrigger: own('One', first) } })
      await update({ props: { nextTrigger: own('Two', latest) } })
      await click(control('next'))
      expect(control('next').title).toBe('Two')
      expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
      await update({ props: { nextTrigger: own(undefined, latest) } })
      expect(control('next').hasAttribute('title')).toBe(false)
    })

    test('a root that is a child keeps the focus', async () => {
      const { control } = await render({ count: 100, defaultPage: 9, roots: [child('section')] })
      control('next').focus()
      await press('{Enter}')
      await expect.poll(() => document.activeElement).toBe(control(10))
    })

    test('`disabled` disables the child', async () => {
      const onPageChange = vi.fn()
      const nextTrigger = { disabled: true, ...child('button') }
      const { control } = await render({ count: 100, props: { nextTrigger }, onPageChange })
      expect(control('next')).toMatchObject({ disabled: true, ariaDisabled: 'true' })
      await click(control('next'))
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test('without a child, a part renders nothing', async () => {
      const props = forEveryPart({ asChild: { tag: 'button', instead: 'nothing' } }).props
      const { container, list, update } = await render({ count: 100, props })
      expect(partElements(container).map((element) => element.dataset.part)).toEqual(['root'])
      await update({ props: {} })
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })
  })
}
