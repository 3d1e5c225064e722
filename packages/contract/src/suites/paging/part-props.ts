import { describe, expect, type Mock, test, vi } from 'vitest'
import { extraNames, kebab, tagOf, textOf } from '../../harness/nodes.js'
import { forEveryPart, parts } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import type { ElementProps, ExtraName, UserProps } from '../../harness/scene.js'

type Attributes = NonNullable<ElementProps['attributes']>

const own: Attributes = { class: 'own', style: 'color: red', 'data-own': 'yes', title: 'Own', lang: 'de' }
const named = (name: string): Attributes => ({ 'aria-label': name, title: name, id: name, 'data-own': name })
const replacing: Attributes = { 'data-scope': 'other', 'data-part': 'other' }
const fixed = { 'data-scope': 'pagination', 'data-part': expect.not.stringContaining('other') }
const mild: Attributes = { title: 'part', class: 'part', style: 'color: red' }
const without = (value: null | undefined): Attributes => ({
  ...{ title: value, class: value, style: value, id: value, 'aria-label': value },
})
const twoStyles = ['color: red; left: 2px', 'top: 1px; left: 3px', 'color: red; left: 3px; top: 1px'] as const
const [ofPart, ofChild, merged] = twoStyles.map((style) => ({ style })) as [Attributes, Attributes, object]

/** Attributes of a part, and of its child if it has one; and which of them every part has then. */
const merges: [what: string, part: Attributes, child: Attributes | undefined, expected: object][] = [
  ['are passed on', own, undefined, own],
  ['win over those of Dogear', { ...named('own'), rel: 'nofollow' }, undefined, { ...named('own'), rel: 'nofollow' }],
  ['can’t replace the scope and the part', replacing, undefined, fixed],
  ['can’t replace the scope and the part, nor can the child’s', replacing, replacing, fixed],
  ['count as omitted if they are undefined', without(undefined), undefined, { id: 'dogear' }],
  ['count as omitted if they are null', without(null), undefined, { id: 'dogear' }],
  ['replace nothing if they are undefined in the child', mild, without(undefined), { ...mild, id: 'dogear' }],
  ['replace nothing if they are null in the child', mild, without(null), { ...mild, id: 'dogear' }],
  ['yield to the child’s', named('part'), named('child'), named('child')],
  ['keep a class', { class: 'one' }, {}, { class: 'one' }],
  ['leave the child a class', {}, { class: 'one' }, { class: 'one' }],
  ['join classes, the child’s last', { class: 'part' }, { class: 'child' }, { class: 'part child' }],
  ['join styles, and the child’s declaration wins', ofPart, ofChild, merged],
]

const ids = {
  ...{ root: 'dogear', firstTrigger: 'dogear', prevTrigger: 'dogear', nextTrigger: 'dogear', lastTrigger: 'dogear' },
  ...{ item: () => 'dogear', ellipsis: () => 'dogear' },
}

/** The attributes of an element, with classes and styles in one form. */
const attributesOf = (element: HTMLElement) => ({
  ...Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
  class: [...element.classList].join(' '),
  style: Array.from(element.style, (name) => `${name}: ${element.style.getPropertyValue(name)}`)
    .sort()
    .join('; '),
})

/** Only a `select` or `input` can replace one. */
const childrenOf = (tag: string) => (tag === 'div' ? ['section', 'b'] : [tag, tag])

/** The parts around the list, with a child for each, and another. */
const others = {
  ...(Object.fromEntries(extraNames.map((name) => [name, [kebab(name), ...childrenOf(tagOf(name))]])) as {
    [Name in ExtraName]: [string, string, string]
  }),
  ellipsis: ['ellipsis-trigger', 'span', 'b'],
  list: ['list', 'ol', 'div'],
} as const

const extras = extraNames

type Ref = (element: Element | null) => void

const latestOf = (ref: Mock<Ref> | undefined) => ref?.mock.lastCall?.[0]

const both =
  (...refs: Ref[]): Ref =>
  (element) => {
    for (const ref of refs) ref(element)
  }

const refCases: [name: string, toProps: (first: Ref, second: Ref, tag: string) => UserProps][] = [
  ['a ref', (first, second) => ({ ref: both(first, second) })],
  ['a ref of the child', (first, second, tag) => ({ asChild: { tag, ref: both(first, second) } })],
  ['refs of part and child', (first, second, tag) => ({ ref: first, asChild: { tag, ref: second } })],
]

const names = ['root', ...parts] as const

/** Where the ref of each name is: the one of the Item is on page 3. */
const selectorOf = (name: string) =>
  name === 'item' ? '[data-index="3"]' : `[data-part="${name.replace('Trigger', '-trigger')}"]`

export function describePartProps({ render, has }: Renderer): void {
  if (!has('parts')) return

  /** Renders every part with the same props, once with a Root and once with a RootProvider. */
  const renderEveryPart = async (props: UserProps, options: SceneProps = {}) => {
    const scene = { count: 100, ...options, ...forEveryPart(props) }
    const views = [await render(scene), await render({ ...scene, createdBy: 'parent' })]
    const elements = views.flatMap(({ all }) => all('[data-scope="pagination"]'))
    expect(elements).toHaveLength(24)
    return elements
  }

  test.for(extraNames)('%s takes its id from `ids`, and a text of its own follows the page', async (name) => {
    const { api, goTo, part } = await render({ count: 100, extras: [name], ids: { [name]: 'own' } })
    expect(part(kebab(name)).id).toBe('own')
    await goTo(3)
    const text = textOf(name, api())
    if (text) await expect.poll(() => part(kebab(name)).textContent).toBe(text)
  })

  describe('the attributes of every part', () => {
    test.for(merges)('%s', async ([, attributes, child, expected]) => {
      const props: UserProps = { attributes, ...(child && { asChild: { tag: 'div', attributes: child } }) }
      for (const element of await renderEveryPart(props, { ids, type: 'link', getPageUrl: () => '#' })) {
        expect(attributesOf(element)).toMatchObject(expected)
        if (element.dataset.part !== 'ellipsis') expect(element.ariaLabel).toMatch(/page|pagination|own|child/)
      }
    })

    test('follow the user’s, and the element stays the same', async () => {
      const { control, update } = await render({ count: 100, props: { nextTrigger: { attributes: { title: 'One' } } } })
      const element = control('next')
      await update({ props: { nextTrigger: { attributes: { title: 'Two', class: 'two' } } } })
      expect(element).toMatchObject({ title: 'Two', className: 'two' })
      await update({ props: {} })
      expect(element).toMatchObject({ title: '', className: '' })
      expect(control('next')).toBe(element)
    })
  })

  describe('props of the parts', () => {
    test('every part passes event handlers on to its element, once', async () => {
      const onKeydown = vi.fn()
      for (const element of await renderEveryPart({ onKeydown }, { defaultPage: 5 })) {
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
        // The handler of the root runs as well.
        expect(onKeydown).toHaveBeenCalledTimes(element.dataset.part === 'root' ? 1 : 2)
        onKeydown.mockClear()
      }
    })

    test.for(['submit', 'reset'])('no part and no child becomes a %s button', async (type) => {
      const attributes = { type }
      const children = ['button', 'component'].map((tag) => ({ attributes, asChild: { tag, attributes } }))
      const { control, update } = await render({ count: 100 })
      for (const props of [{ attributes }, ...children]) {
        await update({ props: forEveryPart(props).props })
        for (const name of ['next', 3, 'last'] as const) expect(control(name).getAttribute('type')).toBe('button')
      }
    })

    test('a trigger or Item that the user disables looks like one without a page to go to', async () => {
      const lastPage = await render({ count: 100, defaultPage: 10 })
      const props = { nextTrigger: { disabled: true }, item6: { disabled: true } }
      const { control, update } = await render({ count: 100, defaultPage: 5, props })
      expect(control('next').outerHTML).toBe(lastPage.control('next').outerHTML)
      expect(control(6)).toMatchObject({ disabled: true, ariaDisabled: 'true', dataset: { disabled: '' } })
      await update({ type: 'link', getPageUrl: () => '#' })
      expect(control('next').outerHTML).toMatch(/^<a [^>]*role="link"/)
      for (const disabled of [control('next'), control(6)]) {
        expect(disabled).toMatchObject({ ariaDisabled: 'true', dataset: { disabled: '' } })
        for (const name of ['href', 'disabled', 'type']) expect(disabled.hasAttribute(name)).toBe(false)
      }
    })

    test('`disabled: false` doesn’t enable a trigger without a page to go to', async () => {
      const { control } = await render({ count: 100, props: { prevTrigger: { disabled: false } } })
      expect(control('prev')).toMatchObject({ disabled: true })
    })
  })

  describe.for(refCases)('%s', ([, toProps]) => {
    const renderWithRefs = async (createdBy: 'root' | 'parent' = 'root') => {
      const refs = new Map(names.map((name) => [name, [vi.fn<Ref>(), vi.fn<Ref>()] as const]))
      const scene = (tag: string) => {
        const props = Object.fromEntries(Array.from(refs, ([name, pair]) => [name, toProps(...pair, tag)]))
        return { roots: [props.root as UserProps], props: { ...props, item: {}, item3: props.item as UserProps } }
      }
      const view = await render({ count: 100, createdBy, ...scene('div') })
      const expectElements = () => {
        for (const [name, pair] of refs) {
          const element = view.one(selectorOf(name))
          expect(pair.map(latestOf), name).toEqual([element, element])
        }
      }
      return { ...view, refs, scene, expectElements }
    }

    test.for(['root', 'parent'] as const)(
      'receives the element of every part, and null when it is removed (created by the %s)',
      async (createdBy) => {
        const { expectElements, refs, unmount } = await renderWithRefs(createdBy)
        expectElements()
        await unmount()
        for (const [name, pair] of refs) expect(pair.map(latestOf), name).toEqual([null, null])
      },
    )

    test('receives the new element when it is replaced', async () => {
      const { expectElements, scene, update } = await renderWithRefs()
      for (const change of [{ type: 'link', getPageUrl: () => '#' } as const, scene('span')]) {
        await update(change)
        expectElements()
      }
    })

    test('receives null when only its part is removed', async () => {
      const { click, control, refs, run } = await renderWithRefs()
      await click('next')
      expect(latestOf(refs.get('item')?.[0])).not.toBeNull()
      await run(({ goToLastPage }) => goToLastPage())
      expect(latestOf(refs.get('item')?.[0])).toBeNull()
      expect(latestOf(refs.get('nextTrigger')?.[0])).toBe(control('next'))
    })
  })

  test.for<[what: string, names: readonly (keyof typeof others)[], scene: SceneProps]>([
    ['fields, a Status, a Content and an EllipsisTrigger', [...extras, 'ellipsis'], { jump: 5, extras }],
    ['a FitList', ['list'], { list: 'fit' }],
  ])('%s pass their attributes and refs to a child that comes, changes and goes', async ([, names, around]) => {
    const refs = new Map(names.map((name) => [name, vi.fn<Ref>()]))
    const scene = (at: 0 | 1 | 2): SceneProps => {
      const childOf = (name: keyof typeof others) => (at === 0 ? {} : { asChild: { tag: others[name][at] } })
      return { props: Object.fromEntries(Array.from(refs, ([name, ref]) => [name, { ref, ...childOf(name) }])) }
    }
    const { part, update, unmount } = await render({ count: 95, ...around, ...scene(0) })
    const elements = () => names.map((name) => part(others[name][0]))
    const latest = () => Array.from(refs.values(), latestOf)
    const tags = () => elements().map(({ localName }) => localName)
    const attributes = () => elements().map((element) => element.getAttributeNames().sort())
    const [plainTags, plainAttributes] = [tags(), attributes()]
    for (const at of [0, 1, 2, 0, 1] as const) {
      await update(scene(at))
      expect(tags()).toEqual(at === 0 ? plainTags : names.map((name) => others[name][at]))
      expect(attributes()).toEqual(plainAttributes)
      expect(latest()).toEqual(elements())
    }
    await update({ extras: [] })
    for (const name of extras) if (refs.has(name)) expect(latestOf(refs.get(name)), name).toBeNull()
    await unmount()
    expect(latest()).toEqual(names.map(() => null))
  })
}
