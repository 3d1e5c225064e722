import { type ComponentProps, flushSync } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import { expect, test, vi } from 'vitest'
import Listed from './fixtures/listed.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { change, current, find, mount } from './mount'

type Props = ComponentProps<typeof Listed>

/** The markup without Svelte's comments, with sorted attributes. */
function markup(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort()
  const children = [...element.childNodes].map((child) =>
    child instanceof Element ? markup(child) : child instanceof Text ? child.data.trim() : '',
  )
  return `<${element.localName}${attributes.join('')}>${children.join('')}`
}

test.for<[string, Props]>([
  ['the first page', {}],
  ['the middle', { page: 5 }],
  ['a disabled pagination', { page: 5, disabled: true }],
  ['an open total', { count: undefined, minCount: 1000 }],
  ['ids', { ids: { item: (page) => `page-${page}`, ellipsis: (index) => `gap-${index}` } }],
  ['links', { type: 'link', getPageUrl: ({ page }) => `#${page}`, page: 5 }],
])('the elements without props are those with empty props: %s', ([, options]) => {
  const plain = mount(Listed, options)
  const spread = mount(Listed, { ...options, list: { itemProps: {}, ellipsisProps: {} } })
  expect(markup(plain.container)).toBe(markup(spread.container))
})

test.for<[string, NonNullable<Props['list']>]>([
  ['without props', {}],
  ['with props', { itemProps: { class: 'item' }, ellipsisProps: { class: 'gap' } }],
])('a change of page touches only the entries that it changes, %s', async ([, list]) => {
  const props = reactive<Props>({ page: 4, list })
  const { container } = mount(Listed, props)
  const touched: Node[] = []
  const observer = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)))
  observer.observe(container, { attributes: true, childList: true, characterData: true, subtree: true })
  change(props, { page: 5 })
  await Promise.resolve()
  expect(current(container)).toBe('5')
  const parts = new Set(touched.map((node) => (node as Element).textContent))
  expect([...parts].filter((text) => text === '1' || text === '10' || text === '…')).toEqual([])
})

test('an item stays the same element, and an attachment among its props runs once for it', () => {
  const attached = vi.fn()
  const props = reactive<Props>({ page: 4, list: { itemProps: { [createAttachmentKey()]: attached, title: 'a' } } })
  const { container } = mount(Listed, props)
  const third = find(container, '[data-index="3"]')
  change(props, { page: 3 })
  change(props, { list: { itemProps: { ...props.list?.itemProps, title: 'b' } } })
  expect(find(container, '[data-index="3"]')).toBe(third)
  expect(third.title).toBe('b')
  expect(attached.mock.calls.filter(([element]) => element === third)).toHaveLength(1)
})

test('asChild receives the items, and bind:ref the element', () => {
  const onElement = vi.fn()
  const props = reactive<Props>({ onElement, list: { class: 'list' } })
  const { container, end } = mount(Listed, props)
  const unordered = find(container, 'ul')
  expect(onElement.mock.calls).toEqual([[unordered]])
  change(props, { isOrdered: true })
  const ordered = find(container, 'ol')
  expect(container.querySelector('ul')).toBeNull()
  expect(ordered.className).toBe('list own')
  expect(ordered.querySelectorAll(':scope > li')).toHaveLength(7)
  expect(onElement).toHaveBeenLastCalledWith(ordered)
  end()
  flushSync()
  expect(onElement).toHaveBeenLastCalledWith(null)
})
