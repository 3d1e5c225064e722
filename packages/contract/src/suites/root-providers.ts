import { describe, expect, test, vi } from 'vitest'
import { normalizeMarkup } from '../normalize-markup.js'
import { click, press } from '../pointer.js'
import type { Renderer } from '../renderer.js'
import type { Child, ElementProps, UserProps } from '../scene.js'

const attributes = { class: 'part', style: 'color: red; left: 1px', title: 'part', lang: 'de', id: 'part' }
const own: Child = {
  tag: 'section',
  attributes: { class: 'child', style: 'left: 2px', title: 'child', lang: null, id: undefined, 'aria-label': 'child' },
}
const props: [name: string, props: UserProps][] = [
  ['nothing', {}],
  ['attributes', { attributes: { ...attributes, 'aria-label': null } }],
  ['the name of another part', { attributes: { 'data-scope': 'other', 'data-part': 'other' } }],
  ['a child', { asChild: own }],
  ['attributes and a child', { attributes, asChild: own }],
]

export function describeRootProviders({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('a RootProvider', () => {
    const renderGiven = (root: UserProps, options: object = {}) =>
      render({ count: 100, createdBy: 'parent', roots: [root], ids: { root: 'ours' }, ...options })

    test.for(props)('takes %s as a Root does', async ([, root]) => {
      const provided = await renderGiven(root)
      const { container } = await renderGiven(root, { createdBy: 'root' })
      expect(normalizeMarkup(provided.container.innerHTML)).toBe(normalizeMarkup(container.innerHTML))
    })

    test('follows what it is given', async () => {
      const { roots, update } = await renderGiven({ attributes: { title: 'One' } })
      await update({ roots: [{ attributes: { class: 'two' } }] })
      expect(roots()[0]).toMatchObject({ title: '', className: 'two' })
    })

    test('runs its handlers after those of its child', async () => {
      const log: string[] = []
      const handlers = (name: string): ElementProps => ({
        onClick: () => void log.push(`click ${name}`),
        onKeydown: () => void log.push(`key ${name}`),
      })
      const { control } = await renderGiven({ ...handlers('part'), asChild: { ...own, ...handlers('child') } })
      await click(control('next'))
      await press('x')
      expect(log).toEqual(['click child', 'click part', 'key child', 'key part'])
    })

    test('gives its element to its ref and to that of its child, and null when it is gone', async () => {
      const refs = [vi.fn(), vi.fn(), vi.fn()] as const
      const last = () => refs.map(({ mock }) => mock.lastCall?.[0])
      const plain = await renderGiven({ ref: refs[0] })
      const merged = await renderGiven({ ref: refs[1], asChild: { ...own, ref: refs[2] } })
      expect(last()).toEqual([plain.roots()[0], merged.roots()[0], merged.roots()[0]])
      await merged.unmount()
      await plain.unmount()
      expect(last()).toEqual([null, null, null])
    })

    test.for([['an element of its own', {}] as const, ['a child', { asChild: own }] as const])(
      'keeps the focus with %s',
      async ([, root]) => {
        const { control } = await renderGiven(root, { defaultPage: 9 })
        control('next').focus()
        await press('{Enter}')
        await expect.poll(() => document.activeElement).toBe(control(10))
      },
    )
  })
}
