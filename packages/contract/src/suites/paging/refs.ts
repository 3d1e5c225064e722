import { describe, expect, type Mock, test, vi } from 'vitest'
import { parts } from '../../harness/every-part.js'
import { renderExtras } from '../../harness/extras.js'
import { click } from '../../harness/pointer.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import type { UserProps } from '../../harness/scene.js'

const selectors = {
  root: '[data-part="root"]',
  firstTrigger: '[data-part="first-trigger"]',
  prevTrigger: '[data-part="prev-trigger"]',
  item: '[data-index="3"]',
  ellipsis: '[data-part="ellipsis"]',
  nextTrigger: '[data-part="next-trigger"]',
  lastTrigger: '[data-part="last-trigger"]',
}

/** The other parts, with a child for each, and another. */
const others = {
  pageSizeSelect: ['select', 'select'],
  pageInput: ['input', 'input'],
  status: ['output', 'b'],
  content: ['section', 'b'],
  ellipsis: ['span', 'b'],
  list: ['ol', 'div'],
} as const

type Other = keyof typeof others

const otherSelectors: Record<Other, string> = {
  pageSizeSelect: '[data-part="page-size-select"]',
  pageInput: '[data-part="page-input"]',
  status: '[data-part="status"]',
  content: '[data-part="content"]',
  ellipsis: '[data-part="ellipsis-trigger"]',
  list: '[data-part="list"]',
}

type Ref = (element: Element | null) => void

const cases: [name: string, toProps: (first: Ref, second: Ref, tag: string) => UserProps][] = [
  ['a ref', (first, second) => ({ ref: both(first, second) })],
  ['a ref of the child', (first, second, tag) => ({ asChild: { tag, ref: both(first, second) } })],
  ['refs of part and child', (first, second, tag) => ({ ref: first, asChild: { tag, ref: second } })],
]

const both =
  (first: Ref, second: Ref): Ref =>
  (element) => {
    first(element)
    second(element)
  }

export function describeRefs({ render, has }: Renderer): void {
  if (!has('parts')) return

  test('a ref receives the element of every part around the list, and null when it is removed', async () => {
    const names = ['pageSizeSelect', 'pageInput', 'status', 'content'] as const
    const refs = names.map((name) => [name, vi.fn<Ref>()] as const)
    const props = Object.fromEntries(refs.map(([name, ref]) => [name, { ref }]))
    const { select, input, status, content, update } = await renderExtras(render, { extras: names, props })
    const latest = () => refs.map(([, { mock }]) => mock.lastCall?.[0])
    expect(latest()).toEqual([select(), input(), status(), content()])
    await update({ extras: [] })
    expect(latest()).toEqual(names.map(() => null))
  })

  test.for([
    [
      'fields, a Status, a Content and an EllipsisTrigger',
      ['pageSizeSelect', 'pageInput', 'status', 'content', 'ellipsis'],
    ],
    ['a FitList', ['list']],
  ] as const)('%s pass their attributes and refs to a child that comes, changes and goes', async ([, names]) => {
    const refs = new Map<Other, Mock<Ref>>(names.map((name) => [name, vi.fn<Ref>()]))
    const scene = (at?: 0 | 1): SceneProps => {
      const childOf = (name: Other) => (at === undefined ? {} : { asChild: { tag: others[name][at] } })
      return { props: Object.fromEntries(Array.from(refs, ([name, ref]) => [name, { ref, ...childOf(name) }])) }
    }
    const extras = ['pageSizeSelect', 'pageInput', 'status', 'content'] as const
    const around: SceneProps = names.length === 1 ? { list: 'fit' } : { jump: 5, extras }
    const { container, update, unmount } = await renderExtras(render, { ...around, ...scene() })
    const elements = () => names.map((name) => find(container, otherSelectors[name]))
    const attributes = () => elements().map((element) => element.getAttributeNames().sort())
    const [tags, own] = [elements().map(({ localName }) => localName), attributes()]
    for (const at of [0, 1, undefined, 0] as const) {
      await update(scene(at))
      expect(elements().map(({ localName }) => localName)).toEqual(
        at === undefined ? tags : names.map((name) => others[name][at]),
      )
      expect(attributes()).toEqual(own)
      expect(Array.from(refs.values(), ({ mock }) => mock.lastCall?.[0])).toEqual(elements())
    }
    await unmount()
    for (const ref of refs.values()) expect(ref.mock.lastCall?.[0]).toBeNull()
  })

  describe.for(cases)('%s', ([, toProps]) => {
    const names = ['root', ...parts] as const

    const renderWithRefs = async (createdBy: 'root' | 'parent' = 'root') => {
      const refs = new Map(names.map((name) => [name, [vi.fn<Ref>(), vi.fn<Ref>()] as const]))
      const scene = (tag: string) => {
        const propsOf = (name: (typeof names)[number]) => toProps(...(refs.get(name) ?? [vi.fn(), vi.fn()]), tag)
        const props = Object.fromEntries(parts.map((part) => [part === 'item' ? 'item3' : part, propsOf(part)]))
        return { roots: [propsOf('root')], props }
      }
      const view = await render({ count: 100, createdBy, ...scene('div') })
      const latest = () => Array.from(refs.values(), (list) => list.map(({ mock }) => mock.lastCall?.[0])).flat()
      const elements = () => names.map((name) => view.container.querySelector(selectors[name]))
      const expected = () => elements().flatMap((element) => [element, element])
      return { ...view, refs, scene, elements, latest, expected }
    }

    test.for(['root', 'parent'] as const)(
      'receives the element of every part, and null when it is removed (created by the %s)',
      async (createdBy) => {
        const { elements, expected, latest, unmount } = await renderWithRefs(createdBy)
        expect(elements()).not.toContain(null)
        expect(latest().map((element, index) => element === expected()[index])).toEqual(Array(14).fill(true))
        await unmount()
        expect(latest()).toEqual(Array(14).fill(null))
      },
    )

    test('receives the new element when it is replaced', async () => {
      const { expected, latest, scene, update } = await renderWithRefs()
      await update({ type: 'link', getPageUrl: () => '#' })
      expect(latest().map((element, index) => element === expected()[index])).toEqual(Array(14).fill(true))
      await update(scene('span'))
      expect(latest().map((element, index) => element === expected()[index])).toEqual(Array(14).fill(true))
    })

    test('receives null when only its part is removed', async () => {
      const { control, refs, run } = await renderWithRefs()
      const latestOf = (name: 'item' | 'nextTrigger') => refs.get(name)?.[0].mock.lastCall?.[0]
      await click(control('next'))
      expect(latestOf('item')).not.toBeNull()
      await run(({ goToLastPage }) => goToLastPage())
      expect(latestOf('item')).toBeNull()
      expect(latestOf('nextTrigger')).toBe(control('next'))
    })
  })
}
