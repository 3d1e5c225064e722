import type { Pagination } from '@dogear/svelte'
import { flushSync } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import { expect, test, vi } from 'vitest'
import Fading from './fixtures/fading.svelte'
import OwnOptions from './fixtures/own-options.svelte'
import Root from './fixtures/root.svelte'
import { find, mount } from './mount.svelte'

test.for<[string, Pagination.ListProps]>([
  ['without props', {}],
  ['with props', { itemProps: { class: 'item' }, ellipsisProps: { class: 'gap' } }],
])('a change of page touches only the entries that it changes, %s', async ([, list]) => {
  const { container, change } = mount(Root, { count: 100, page: 4, list })
  const touched: Node[] = []
  const observer = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)))
  observer.observe(container, { attributes: true, childList: true, characterData: true, subtree: true })
  change({ page: 5 })
  await Promise.resolve()
  expect(find(container, '[aria-current]').textContent).toBe('5')
  const texts = new Set(touched.map(({ textContent }) => textContent))
  expect([...texts].filter((text) => text === '1' || text === '10' || text === '…')).toEqual([])
})

test('entries without props have the attributes of those with empty props', () => {
  const attributes = (list: Pagination.ListProps) => {
    const { container } = mount(Root, { count: 100, page: 5, disabled: true, list })
    return Array.from(container.querySelectorAll('li > *'), ({ attributes }) =>
      Array.from(attributes, ({ name, value }) => `${name}="${value}"`).sort(),
    )
  }
  expect(attributes({})).toEqual(attributes({ itemProps: {}, ellipsisProps: {} }))
})

test('an item stays the same element, and an attachment among its props runs once for it', () => {
  const attached = vi.fn()
  const itemProps = { [createAttachmentKey()]: attached }
  const { container, change } = mount(Root, { count: 100, page: 4, list: { itemProps: { ...itemProps, title: 'a' } } })
  const third = find(container, '[data-index="3"]')
  change({ page: 3 })
  change({ list: { itemProps: { ...itemProps, title: 'b' } } })
  expect(find(container, '[data-index="3"]')).toBe(third)
  expect(third.title).toBe('b')
  expect(attached.mock.calls.filter(([element]) => element === third)).toHaveLength(1)
})

test('a PageSizeSelect shows the page size again when only the user’s options change', async () => {
  const { container, change } = mount(OwnOptions, { sizes: [10, 20] })
  for (const sizes of [[5, 10], [10, 20], [30]]) {
    change({ sizes })
    await expect.poll(() => find(container, 'select')).toHaveProperty('value', '20')
  }
})

test.for([true, false])('focus moves to the current Item when its own fades out (in a List: %s)', async (isList) => {
  const { container } = mount(Fading, { isList })
  find(container, '[data-index="4"]').focus()
  const left = vi.fn()
  container.addEventListener('focusout', ({ relatedTarget }) => relatedTarget || left())
  find(container, '#last').click()
  flushSync()
  const isFading = () => container.querySelector('[inert] [data-index="4"]')
  expect(isFading()).not.toBe(null)
  await expect.poll(() => document.activeElement).toBe(find(container, '[data-index="10"]'))
  await expect.poll(isFading).toBe(null)
  expect(document.activeElement).toBe(find(container, '[data-index="10"]'))
  expect(left).not.toHaveBeenCalled()
})
