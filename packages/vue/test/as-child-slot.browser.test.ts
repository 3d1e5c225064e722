import { expectSilentConsole, normalizeMarkup } from '@dogear/contract'
import { Pagination } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Fragment, h, nextTick, ref } from 'vue'
import AsChild from './fixtures/as-child.vue'
import { find, mount, mountFailing, nextAsChild } from './mount'

expectSilentConsole()

describe('the slot of as-child', () => {
  test('renders the one element of the slot, wherever it stands there', async () => {
    const isBold = ref(false)
    const container = mount(() => h(AsChild, { isBold: isBold.value }))
    const markup = (tag: string) =>
      normalizeMarkup(
        '<section data-scope="pagination" data-part="root" aria-label="pagination" class="pages">' +
          '<em data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" type="button" disabled="">Previous</em>' +
          `<${tag} data-scope="pagination" data-part="item" aria-label="page 1" data-index="1" aria-current="page" data-selected="" type="button">1</${tag}>` +
          '<a href="#2" data-scope="pagination" data-part="item" aria-label="last page, page 2" data-index="2" type="button" class="item own" style="color: red; margin: 0px;">2</a>' +
          '</section>',
      )
    expect(normalizeMarkup(container.innerHTML)).toBe(markup('i'))
    isBold.value = true
    await nextTick()
    expect(normalizeMarkup(container.innerHTML)).toBe(markup('b'))
    await userEvent.click(find(container, 'a'))
    await userEvent.click(find(container, 'b'))
    expect(find(container, '[aria-current]').textContent).toBe('1')
  })

  test('white space and comments beside the element do not count', () => {
    const container = mount(() =>
      h(Pagination.Root, { count: 20, asChild: true }, () => ['\n', h('section', { id: 'pages' }), ' ', null]),
    )
    expect(find(container, '#pages').dataset.part).toBe('root')
  })

  const slots: Record<string, () => unknown> = {
    'only text': () => 'Next',
    'text beside an element': () => ['Next ', h('b')],
    'two elements': () => h(Fragment, [h('a'), null, h('b')]),
  }

  test.for(Object.entries(slots))('says what is wrong with %s in the slot', ([, slot]) => {
    expect(() => mountFailing(nextAsChild(slot))).toThrow(
      /^as-child needs exactly one element .* Wrap them in one element/,
    )
  })

  const emptySlots: Record<string, (() => unknown) | undefined> = {
    'no slot': undefined,
    'an empty slot': () => [],
    'white space': () => ' \n',
    'an empty fragment': () => h(Fragment, []),
  }

  test.for(Object.entries(emptySlots))('%s renders nothing', ([, slot]) => {
    expect(find(mount(nextAsChild(slot as () => unknown)), 'nav').children).toHaveLength(0)
  })
})
