import { describe, expect, test, vi } from 'vitest'
import { parts } from '../every-part.js'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'
import type { UserProps } from '../scene.js'

const selectors = {
  root: '[data-part="root"]',
  firstTrigger: '[data-part="first-trigger"]',
  prevTrigger: '[data-part="prev-trigger"]',
  item: '[data-index="3"]',
  ellipsis: '[data-part="ellipsis"]',
  nextTrigger: '[data-part="next-trigger"]',
  lastTrigger: '[data-part="last-trigger"]',
}

type Ref = (element: Element | null) => void
type Kind = readonly [name: string, toProps: (refs: readonly Ref[]) => UserProps, count: number]

const kinds: Kind[] = [
  ['a ref', ([ref]) => ({ ref: ref as Ref }), 1],
  ['a ref of the child', ([ref]) => ({ asChild: { tag: 'div', ref: ref as Ref } }), 1],
  [
    'refs of the part and its child',
    ([ref, own]) => ({ ref: ref as Ref, asChild: { tag: 'div', ref: own as Ref } }),
    2,
  ],
]

export function describeRefs({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe.for(kinds)('%s', ([, toProps, count]) => {
    const names = ['root', ...parts] as const

    const renderWithRefs = async () => {
      const refs = new Map(names.map((name) => [name, Array.from({ length: count }, () => vi.fn<Ref>())]))
      const props = Object.fromEntries(names.map((name) => [name, toProps(refs.get(name) ?? [])]))
      const { root, item, ...others } = props
      const view = await render({
        count: 100,
        roots: [root as UserProps],
        props: { ...others, item3: item as UserProps },
      })
      return { ...view, refs }
    }

    test('receives the element of every part, and null when it is gone', async () => {
      const { container, refs, unmount } = await renderWithRefs()
      for (const [name, list] of refs) {
        const element = container.querySelector(selectors[name])
        expect(element).not.toBeNull()
        for (const ref of list) expect(ref.mock.lastCall?.[0]).toBe(element)
      }
      await unmount()
      for (const list of refs.values()) for (const ref of list) expect(ref.mock.lastCall?.[0]).toBeNull()
    })

    test('follows the element that replaces another one', async () => {
      const { container, refs, update } = await renderWithRefs()
      await update({ type: 'link', getPageUrl: () => '#' })
      for (const [name, list] of refs) {
        for (const ref of list) expect(ref.mock.lastCall?.[0]).toBe(container.querySelector(selectors[name]))
      }
    })

    test('receives null when only its part is gone, and nothing while its element stays', async () => {
      const { control, refs, run } = await renderWithRefs()
      const [ref] = refs.get('item') ?? []
      const [trigger] = refs.get('nextTrigger') ?? []
      await click(control('next'))
      expect(ref?.mock.lastCall?.[0]).not.toBeNull()
      await run(({ goToLastPage }) => goToLastPage())
      expect(ref?.mock.lastCall?.[0]).toBeNull()
      expect(trigger?.mock.lastCall?.[0]).toBe(control('next'))
    })
  })
}
