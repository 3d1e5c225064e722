import { normalizeMarkup } from '@dogear/contract'
import { Pagination } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createApp, createElementBlock, createElementVNode, Fragment, h, nextTick, openBlock, ref } from 'vue'
import AsChild from './fixtures/as-child.vue'
import { find, mount, next, nextAsChild } from './mount'

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
    await userEvent.click(find(container, 'a'))
    await userEvent.click(find(container, 'b'))
    expect(find(container, '[aria-current]').textContent).toBe('1')
  })

  test('ignores white space and comments beside the element', () => {
    const container = mount(() =>
      h(Pagination.Root, { count: 20, asChild: true }, () => ['\n', h('section', { id: 'pages' }), ' ', null]),
    )
    expect(find(container, '#pages').dataset.part).toBe('root')
  })

  test('throws for text beside an element', () => {
    const app = createApp(nextAsChild(() => ['Next ', h('b')]))
    app.config.warnHandler = () => {}
    expect(() => app.mount(document.createElement('div'))).toThrow(
      /^as-child needs exactly one element .* Wrap them in one element/,
    )
  })

  const emptySlots: Record<string, (() => unknown) | undefined> = {
    'no slot': undefined,
    'an empty slot': () => [],
    'white space': () => ' \n',
    'an empty fragment': () => h(Fragment, []),
  }

  test.for(Object.entries(emptySlots))('renders nothing for %s', ([, slot]) => {
    expect(find(mount(nextAsChild(slot as () => unknown)), 'nav').children).toHaveLength(0)
  })
})

test('the content of a part replaces that of its child', async () => {
  const isShown = ref(true)
  const bold = { text: ({ start }: { start: number }) => [h('b', `From ${start}`)] }
  // A `v-if` on the child, as a template compiles it.
  const block = () => {
    openBlock()
    return createElementBlock('p', null, [createElementVNode('i', null, text.value, 1)])
  }
  const text = ref('old')
  const container = mount(() =>
    h(Pagination.Root, { count: 95 }, () =>
      isShown.value
        ? [
            h(Pagination.NextTrigger),
            h(Pagination.Status, { asChild: true }, { default: () => createElementVNode('p', null, text.value, 1) }),
            h(
              Pagination.Status,
              { asChild: true },
              { ...bold, default: () => createElementVNode('p', null, text.value, 1) },
            ),
            h(Pagination.Status, { asChild: true }, { ...bold, default: block }),
            h(Pagination.List, { asChild: true }, { default: () => h('ol', [h('li', text.value)]) }),
          ]
        : [],
    ),
  )
  const shown = () => [...container.querySelectorAll('p, ol')].map(({ textContent }) => textContent)
  expect(shown()).toEqual(['1–10 of 95', 'From 1', 'From 1', '12345…10'])
  text.value = 'new'
  await nextTick()
  expect(shown()).toEqual(['1–10 of 95', 'From 1', 'From 1', '12345…10'])
  await userEvent.click(next(container))
  expect(shown()).toEqual(['11–20 of 95', 'From 11', 'From 11', '12345…10'])
  isShown.value = false
  await nextTick()
  expect(shown()).toEqual([])
})
