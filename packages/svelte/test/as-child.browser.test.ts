import { inOneSpelling } from '@dogear/contract/golden'
import type { Pagination } from '@dogear/svelte'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import AsChild from './fixtures/as-child.svelte'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { expectSilentConsole, find, mount } from './harness'

expectSilentConsole()

test("the caller's attributes win but for the part's name, and what is undefined is not given", () => {
  const { container } = mount(Plain, {
    'aria-label': 'results',
    'data-part': 'mine',
    class: ['a', { b: true, c: false }],
    style: 'margin: 0px',
    id: undefined,
    ids: { root: 'list' },
  })
  const { attributes } = find(container, 'nav')
  expect(Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))).toEqual({
    'data-scope': 'pagination',
    'data-part': 'root',
    'aria-label': 'results',
    class: 'a b',
    style: 'margin: 0px;',
    id: 'list',
  })
})

test("the caller's click handler runs first, the latest one given, and can veto", async () => {
  const order: string[] = []
  const props = reactive<{
    note: (word: string) => void
    given: Pagination.NextTriggerProps
    onPageChange: () => void
  }>({
    note: () => {},
    given: {},
    onPageChange: () => order.push('page change'),
  })
  const { container } = mount(AsChild, props)
  props.note = (word) => order.push(word)
  flushSync()
  order.length = 0
  await userEvent.click(find(container, '#child'))
  expect(order).toEqual(['child', 'part', 'page change'])
})

test('renders the child with the attributes of the part and of the caller', () => {
  const { container } = mount(AsChild, {
    note: () => {},
    class: ['pages'],
    given: { class: ['part', { never: false }], style: 'color: red', title: 'part', lang: undefined },
    own: { class: { own: true }, style: 'margin: 0px', title: undefined, lang: 'en', 'data-part': 'mine' },
  })
  const [section] = find(container, 'section').outerHTML.split('>')
  expect(inOneSpelling(`${section}>`)).toBe(
    inOneSpelling('<section data-scope="pagination" data-part="root" aria-label="pagination" class="pages">'),
  )
  expect(inOneSpelling(find(container, 'b').outerHTML)).toBe(
    inOneSpelling(
      '<b data-scope="pagination" data-part="next-trigger" id="child" aria-label="next page" type="button" class="part own" style="color: red; margin: 0px;" title="part" lang="en">Next</b>',
    ),
  )
})

test('attachments of the part and of the child reach the element, once', async () => {
  const words: string[] = []
  const { container } = mount(AsChild, { note: (word: string) => words.push(word) })
  await userEvent.click(find(container, '[data-index="2"]'))
  expect(words.sort()).toEqual(['attached to the child', 'attached to the part'])
})

test('a root that is a child keeps the focus too', async () => {
  const { container } = mount(AsChild, { note: () => {} })
  await userEvent.click(find(container, '[data-part=next-trigger]'))
  await expect.poll(() => document.activeElement).toBe(find(container, '[aria-current]'))
})
