import { type Component, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Bits from './bits.svelte'
import { dogear, listOf, listsAt, type Selectors } from './lists'
import Own from './own.svelte'

const selectors: Selectors = {
  page: '[data-pagination-page]',
  current: '[data-selected]',
  ellipsis: '[data-ellipsis]',
}
type Side = Component<{ count: number; page: number; siblingCount: number }>

function show(Side: Side, props: { count: number; page: number; siblingCount: number }, of: Selectors) {
  const target = document.body.appendChild(document.createElement('div'))
  const app = mount(Side, { target, props })
  const shown = { list: listOf(target, of), start: Number(target.querySelector('output')?.textContent) }
  unmount(app)
  target.remove()
  return shown
}

test.for([0, 1, 2])('with a `siblingCount` of %d, the list is the same in the middle', (siblingCount) => {
  const lists = (Side: Side, of: Selectors) =>
    listsAt(
      ({ totalPages, page }) => show(Side, { count: totalPages * 10, page, siblingCount }, of).list,
      ({ totalPages, page }) => page > siblingCount + 3 && page < totalPages - siblingCount - 2,
    )
  expect(lists(Bits, selectors)).toEqual(lists(Own, dogear))
})

test('near the ends, its list is shorter', () => {
  const near = (page: number) => {
    const props = { count: 200, page, siblingCount: 1 }
    return [show(Bits, props, selectors).list, show(Own, props, dogear).list]
  }
  expect(near(1)).toEqual(['[1] 2 3 4 … 20', '[1] 2 3 4 5 … 20'])
  expect(near(4)).toEqual(['1 … 3 [4] 5 … 20', '1 2 3 [4] 5 … 20'])
})

test('its range counts from 1, and Dogear’s from 0', () => {
  const props = { count: 95, page: 3, siblingCount: 1 }
  expect([show(Bits, props, selectors).start, show(Own, props, dogear).start]).toEqual([21, 20])
})

test('with a count of 0, Bits UI lists a page, and Dogear none', () => {
  const props = { count: 0, page: 1, siblingCount: 1 }
  expect([show(Bits, props, selectors).list, show(Own, props, dogear).list]).toEqual(['[1]', ''])
})
