import { normalizeMarkup } from '@dogear/contract'
import { Pagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import {
  createElementBlock,
  createElementVNode,
  defineComponent,
  Fragment,
  h,
  nextTick,
  openBlock,
  ref,
  type ShallowRef,
  shallowRef,
  vShow,
  withDirectives,
} from 'vue'
import { createMemoryHistory, createRouter, RouterLink, RouterView, useRoute } from 'vue-router'
import AsChild from './fixtures/as-child.vue'
import { click, find, item, mount, mountChild, mountRoot, next, part } from './mount'

const current = (container: Element) => find(container, '[aria-current]').textContent

describe('the slot of as-child', () => {
  test('renders its only element, inside comments, slots, v-if and v-for', async () => {
    const isBold = ref(false)
    const container = mount(() => h(AsChild, { isBold: isBold.value }))
    const expected = (tag: string) =>
      normalizeMarkup(
        '<section data-scope="pagination" data-part="root" aria-label="pagination" class="pages">' +
          '<em data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" type="button" disabled="">Previous</em>' +
          `<${tag} data-scope="pagination" data-part="item" aria-label="page 1" data-index="1" aria-current="page" data-selected="" type="button">1</${tag}>` +
          '<a href="#2" data-scope="pagination" data-part="item" aria-label="last page, page 2" data-index="2" type="button" class="item own" style="color: red; margin: 0px;">2</a>' +
          '</section>',
      )
    expect(normalizeMarkup(container.innerHTML)).toBe(expected('i'))
    isBold.value = true
    await nextTick()
    expect(normalizeMarkup(container.innerHTML)).toBe(expected('b'))
    await click(find(container, 'a'))
    await click(find(container, 'b'))
    expect(current(container)).toBe('1')
  })

  test.for<[slot: string, count: number, (() => unknown) | undefined]>([
    ['no slot', 0, undefined],
    ['an empty slot', 0, () => []],
    ['white space', 0, () => ' \n'],
    ['an empty fragment', 0, () => h(Fragment, [])],
    ['an element beside white space and a comment', 1, () => ['\n', h('button'), ' ', null]],
  ])('with %s renders %i elements', ([, count, slot]) => {
    const { children } = part(mountChild(slot), 'root')
    expect(Array.from(children, (child) => child.getAttribute('data-part'))).toEqual(Array(count).fill('next-trigger'))
  })

  test('throws on the slot of a Vapor component, whose element it could not make a control', () => {
    const onError = vi.fn()
    // As Vue 3.6 passes it.
    const slot = () => h(Symbol.for('v-vps') as never)
    // If the error left Vue, Vue would go on as if the part were still rendering.
    mountChild(slot, {}, (app) => Object.assign(app.config, { errorHandler: onError }))
    expect(String(onError.mock.calls[0]?.[0])).toMatch(/exactly one element.*Vapor/)
  })

  test('is replaced by the content of a part', async () => {
    const [isShown, text] = [ref(true), ref('old')]
    const own = { text: ({ start }: { start: number }) => [h('b', `From ${start}`)] }
    const paragraph = () => createElementVNode('p', null, text.value, 1)
    // A `v-if` on the child, as a template compiles it.
    const block = () => {
      openBlock()
      return createElementBlock('p', null, [createElementVNode('i', null, text.value, 1)])
    }
    const asChild = { asChild: true }
    const container = mountRoot({ count: 95 }, () => {
      if (!isShown.value) return
      return [
        h(Pagination.NextTrigger),
        h(Pagination.Status, asChild, { default: paragraph }),
        h(Pagination.Status, asChild, { ...own, default: paragraph }),
        h(Pagination.Status, asChild, { ...own, default: block }),
        h(Pagination.List, asChild, { default: () => h('ol', [h('li', text.value)]) }),
      ]
    })
    const shown = () => [...container.querySelectorAll('p, ol')].map(({ textContent }) => textContent)
    expect(shown()).toEqual(['1–10 of 95', 'From 1', 'From 1', '12345…10'])
    text.value = 'new'
    await nextTick()
    expect(shown()).toEqual(['1–10 of 95', 'From 1', 'From 1', '12345…10'])
    await click(next(container))
    expect(shown()).toEqual(['11–20 of 95', 'From 11', 'From 11', '12345…10'])
    isShown.value = false
    await nextTick()
    expect(shown()).toEqual([])
  })

  test('keeps its ref and its directives beside content of a part', async () => {
    const [element, isShown] = [shallowRef<Element | null>(null), ref(true)]
    const child = () => withDirectives(h('p', { ref: element }), [[vShow, isShown.value]])
    const container = mountRoot({ count: 95 }, () => h(Pagination.Status, { asChild: true }, { default: child }))
    expect(element.value).toBe(find(container, 'p'))
    isShown.value = false
    await nextTick()
    expect(find(container, 'p').style.display).toBe('none')
  })
})

describe('the child of as-child', () => {
  test('is a new element when its key changes', async () => {
    const key = ref(1)
    const container = mountChild(() => h('button', { key: key.value }))
    const before = next(container)
    key.value = 2
    await nextTick()
    expect(next(container)).not.toBe(before)
  })

  test('keeps its ref, which is set to null when it is replaced and at the end', async () => {
    const refs = [shallowRef<Element | null>(null), shallowRef<Element | null>(null)]
    const index = ref(0)
    const container = mountChild(() => index.value < 2 && h('button', { ref: refs[index.value] as ShallowRef }))
    const held = () => refs.map(({ value }) => value)
    expect(held()).toEqual([next(container), null])
    index.value = 1
    await nextTick()
    expect(held()).toEqual([null, next(container)])
    index.value = 2
    await nextTick()
    expect(held()).toEqual([null, null])
  })

  test('that declares its props receives a single function for a handler, and true for `disabled`', async () => {
    const onClick = vi.fn()
    const isDisabled = ref(false)
    const Declaring = defineComponent({
      props: { onClick: Function, onSelect: Function, disabled: null },
      setup: (props) => () => {
        const onMouseup = () => props.onSelect?.()
        return h('button', { onClick: props.onClick as () => void, onMouseup }, JSON.stringify(props.disabled))
      },
    })
    const container = mountRoot({ count: 20 }, () => {
      const disabled = isDisabled.value
      return h(Pagination.NextTrigger, { asChild: true, onClick, onSelect: onClick, disabled }, () => h(Declaring))
    })
    await click(next(container))
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(next(container).dataset.disabled).toBe('')
    isDisabled.value = true
    await nextTick()
    expect(next(container).textContent).toBe('true')
  })

  test('joins classes and styles in every form that Vue accepts', () => {
    const child = { class: { child: true, off: false }, style: [{ top: '1px' }, 'left: 2px'] }
    const own = { class: ['part', { on: true }], style: { color: 'red', top: '3px' } }
    const { classList, style } = next(mountChild(() => h('button', child), own))
    expect([...classList]).toEqual(['part', 'on', 'child'])
    expect(style).toMatchObject({ color: 'red', top: '1px', left: '2px' })
  })

  test('can have a handler that is false beside one of the part, even for an emitted event', async () => {
    const onSelect = vi.fn()
    const Emitting = defineComponent({
      emits: ['select'],
      setup: (_, { emit }) => {
        return () => h('button', { onMouseup: () => emit('select') })
      },
    })
    await click(next(mountChild(() => h(Emitting, { onSelect }), { onSelect: false })))
    expect(onSelect).toHaveBeenCalledOnce()
  })

  test('can be a RouterLink, which marks only the current page', async () => {
    const Routed = defineComponent(() => {
      const route = useRoute()
      const link = (page: number, text: unknown) => () => h(RouterLink, { to: { query: { page } } }, () => text)
      return () => {
        const page = Number(route.query.page ?? 1)
        const Item = (value: number) =>
          h(Pagination.Item, { type: 'page', value, key: value, asChild: true }, link(value, value))
        return h(Pagination.Root, { count: 50, page, type: 'link' }, () => [
          h(Pagination.PrevTrigger, { asChild: true }, link(page - 1, 'Previous')),
          [1, 2, 3, 4, 5].map(Item),
        ])
      }
    })
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: Routed }] })
    const container = mount(RouterView, router)
    const marked = () => [...container.querySelectorAll('[aria-current]')].map((link) => link.textContent)
    await expect.poll(marked).toEqual(['1'])
    expect(item(container, 4).getAttribute('href')).toBe('/?page=4')
    await click(item(container, 4))
    await expect.poll(marked).toEqual(['4'])
    expect(router.currentRoute.value.fullPath).toBe('/?page=4')
    await click(part(container, 'prev-trigger'))
    await expect.poll(marked).toEqual(['3'])
  })

  test('makes an Ellipsis visible to assistive technology when a component renders an element that can be focused', async () => {
    const calls: string[] = []
    const [tag, title] = [ref('button'), ref('one')]
    const hooks = { onVnodeMounted: () => void calls.push('mounted'), onVnodeUpdated: () => void calls.push('updated') }
    const Changing = defineComponent(() => () => h(tag.value))
    const container = mountRoot({ count: 100 }, () =>
      h(Pagination.Ellipsis, { index: 1, asChild: true }, () => h(Changing, { title: title.value, ...hooks })),
    )
    await nextTick()
    expect(calls.splice(0)).toContain('mounted')
    for (const [name, expected] of [
      ['button', null],
      ['span', 'true'],
      ['a', 'true'],
      ['button', null],
    ] as const) {
      tag.value = name
      await nextTick()
      await nextTick()
      expect(part(container, 'ellipsis').ariaHidden).toBe(expected)
    }
    calls.length = 0
    title.value = 'two'
    await nextTick()
    expect(calls).toContain('updated')
  })
})
