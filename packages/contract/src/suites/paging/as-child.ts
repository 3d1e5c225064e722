import { describe, expect, test, vi } from 'vitest'
import { forEveryPart, partElements } from '../../harness/every-part.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { click, press } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import type { Child, UserProps } from '../../harness/scene.js'

const child = (tag: string, own: Omit<Child, 'tag'> = {}): UserProps => ({
  asChild: { tag, attributes: { 'data-child': '' }, ...own },
})

export function describeAsChild({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('asChild', () => {
    test('every part passes its attributes to the child', async () => {
      const { props } = forEveryPart(child('button'))
      const view = await render({ count: 100, roots: [child('section')], props: { ...props, ellipsis: child('span') } })
      const plain = await render({ count: 100 })
      const expected = normalizeMarkup(plain.container.innerHTML).replaceAll('div', 'span').replaceAll('nav', 'section')
      const children = [...view.container.querySelectorAll('[data-child]')]
      expect(children).toHaveLength(12)
      for (const element of children) element.removeAttribute('data-child')
      expect(normalizeMarkup(view.container.innerHTML).replace('</section>', '\n</section>')).toBe(expected)
    })

    test('every part passes its attributes to a component', async () => {
      const { props } = forEveryPart(child('component'))
      const { container } = await render({ count: 100, roots: [child('section')], props })
      const tags = partElements(container).map(({ localName }) => localName)
      expect(tags).toEqual(['section', ...Array(11).fill('button')])
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

    test('a child follows its content, attributes and handlers', async () => {
      const [first, latest] = [vi.fn(), vi.fn()]
      const propsOf = (title: string | undefined, onClick: () => void) => ({
        nextTrigger: { ...child('button', { attributes: { title }, onClick }), content: title ?? 'Next' },
      })
      const { control, update } = await render({ count: 100, props: propsOf('One', first) })
      await update({ props: propsOf('Two', latest) })
      await click(control('next'))
      expect(control('next')).toMatchObject({ title: 'Two', textContent: 'Two' })
      expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
      await update({ props: propsOf(undefined, latest) })
      expect(control('next').hasAttribute('title')).toBe(false)
    })

    test('every part can change between its own element and children', async () => {
      const { container, update } = await render({ count: 100 })
      for (const tag of ['b', undefined, 'i', 'b', undefined]) {
        const content = tag ?? 'own'
        const own = tag ? child(tag) : {}
        await update({ roots: [own], props: forEveryPart({ ...own, content }).props })
        const [root, ...parts] = partElements(container)
        expect(root?.localName).toBe(tag ?? 'nav')
        expect(parts.map(({ textContent }) => textContent)).toEqual(Array(11).fill(content))
        if (tag) expect(parts.map(({ localName }) => localName)).toEqual(Array(11).fill(tag))
      }
    })

    test.for([
      ['Root', 'root'],
      ['RootProvider', 'parent'],
    ] as const)('focus isn’t lost in a %s with a child, even after the child is replaced', async ([, createdBy]) => {
      const { control, roots, update } = await render({
        count: 100,
        defaultPage: 9,
        createdBy,
        roots: [child('section')],
      })
      for (const tag of ['section', 'aside']) {
        await update({ roots: [child(tag)] })
        expect(roots()[0]?.localName).toBe(tag)
        control('next').focus()
        await press('{Enter}')
        await expect.poll(() => document.activeElement).toBe(control(10))
        await click(control('prev'))
      }
    })

    test('focus moves to the current Item when a different element replaces a child that has it', async () => {
      const { control, update } = await render({ count: 100, defaultPage: 5, props: { nextTrigger: child('button') } })
      control('next').focus()
      await update({ props: { nextTrigger: child('a') } })
      expect(control('next').localName).toBe('a')
      await expect.poll(() => document.activeElement).toBe(control(5))
    })

    test('`disabled` disables the child', async () => {
      const onPageChange = vi.fn()
      const nextTrigger = { disabled: true, ...child('button') }
      const { control } = await render({ count: 100, props: { nextTrigger }, onPageChange })
      expect(control('next')).toMatchObject({ disabled: true, ariaDisabled: 'true' })
      await click(control('next'))
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test('a part without a child renders nothing', async () => {
      const { props } = forEveryPart({ asChild: { tag: 'button', instead: 'nothing' } })
      const { container, list, update } = await render({ count: 100, props })
      expect(partElements(container).map((element) => element.dataset.part)).toEqual(['root'])
      await update({ props: {} })
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })
  })
}
