import { describe, expect, test, vi } from 'vitest'
import { normalizeMarkup } from '../normalize-markup.js'
import { click, press } from '../pointer.js'
import type { Renderer } from '../renderer.js'
import type { Child, ElementProps, UserProps } from '../scene.js'

const attributes = { class: 'part', style: 'color: red; left: 1px', title: 'part', lang: 'de', id: 'part' }
const child: Child = {
  tag: 'section',
  attributes: { class: 'child', style: 'left: 2px', title: 'child', lang: null, id: undefined, 'aria-label': 'child' },
}
const cases: [name: string, props: UserProps][] = [
  ['no props', {}],
  ['attributes', { attributes: { ...attributes, 'aria-label': null } }],
  ['`data-scope` and `data-part`', { attributes: { 'data-scope': 'other', 'data-part': 'other' } }],
  ['a child', { asChild: child }],
  ['attributes and a child', { attributes, asChild: child }],
]

export function describeRootProviders({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('a RootProvider', () => {
    const renderProvider = (root: UserProps, options: object = {}) =>
      render({ count: 100, createdBy: 'parent', roots: [root], ids: { root: 'pages' }, ...options })

    test.for(cases)('renders the same as a Root, with %s', async ([, props]) => {
      const provider = await renderProvider(props)
      const root = await renderProvider(props, { createdBy: 'root' })
      expect(normalizeMarkup(provider.container.innerHTML)).toBe(normalizeMarkup(root.container.innerHTML))
    })

    test('follows its attributes', async () => {
      const { roots, update } = await renderProvider({ attributes: { title: 'One' } })
      await update({ roots: [{ attributes: { class: 'two' } }] })
      expect(roots()[0]).toMatchObject({ title: '', className: 'two' })
    })

    test('runs its handlers after those of its child', async () => {
      const log: string[] = []
      const handlers = (name: string): ElementProps => ({
        onClick: () => void log.push(`click ${name}`),
        onKeydown: () => void log.push(`key ${name}`),
      })
      const { control } = await renderProvider({ ...handlers('part'), asChild: { ...child, ...handlers('child') } })
      await click(control('next'))
      await press('x')
      expect(log).toEqual(['click child', 'click part', 'key child', 'key part'])
    })

    test('passes its element to its ref and its child’s, and null when it is removed', async () => {
      const refs = [vi.fn(), vi.fn(), vi.fn()] as const
      const latest = () => refs.map(({ mock }) => mock.lastCall?.[0])
      const plain = await renderProvider({ ref: refs[0] })
      const merged = await renderProvider({ ref: refs[1], asChild: { ...child, ref: refs[2] } })
      expect(latest()).toEqual([plain.roots()[0], merged.roots()[0], merged.roots()[0]])
      await merged.unmount()
      await plain.unmount()
      expect(latest()).toEqual([null, null, null])
    })

    test.for([['an element of its own', {}] as const, ['a child', { asChild: child }] as const])(
      'doesn’t lose focus with %s',
      async ([, root]) => {
        const { control } = await renderProvider(root, { defaultPage: 9 })
        control('next').focus()
        await press('{Enter}')
        await expect.poll(() => document.activeElement).toBe(control(10))
      },
    )
  })
}
