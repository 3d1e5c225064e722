import { Pagination } from '@dogear/react'
import { cleanup, render } from '@testing-library/react/pure'
import commonJs from 'react-paginate'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listsAt, type Selectors } from './lists'
import { ours, theirs } from './render'

// Bundlers don't agree on the default export of CommonJS.
const ReactPaginate = (commonJs as { default?: typeof commonJs }).default ?? commonJs
const selectors: Selectors = {
  page: 'li:not(.previous, .next, .break)',
  current: '.selected',
  ellipsis: '.break',
}
afterEach(cleanup)

test('a range of 3 with a margin of 1 is the default list in the middle', () => {
  const isMiddle = ({ totalPages, page }: { totalPages: number; page: number }) => page > 3 && page < totalPages - 2
  const list = listsAt(
    ({ totalPages, page }) =>
      theirs(
        <ReactPaginate pageCount={totalPages} forcePage={page - 1} pageRangeDisplayed={3} marginPagesDisplayed={1} />,
        selectors,
      ),
    isMiddle,
  )
  expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ totalPages, page }), isMiddle))
})

test('near the ends, its list is shorter', () => {
  const near = (page: number) => [
    theirs(
      <ReactPaginate pageCount={20} forcePage={page - 1} pageRangeDisplayed={3} marginPagesDisplayed={1} />,
      selectors,
    ),
    ours({ totalPages: 20, page }),
  ]
  expect(near(1)).toEqual(['[1] 2 3 … 20', '[1] 2 3 4 5 … 20'])
  expect(near(3)).toEqual(['1 2 [3] 4 … 20', '1 2 [3] 4 5 … 20'])
})

const urlOf = (page: number) => `#${page}`

function renderLinks(page: number, isBuilt = true) {
  const { container } = render(
    <>
      <ReactPaginate
        pageCount={10}
        initialPage={page - 1}
        hrefAllControls={isBuilt}
        {...(isBuilt && { hrefBuilder: urlOf })}
      />
      <Pagination.Root totalPages={10} defaultPage={page} type="link" getPageUrl={({ page }) => urlOf(page)}>
        <Pagination.PrevTrigger />
        <Pagination.List />
        <Pagination.NextTrigger />
      </Pagination.Root>
    </>,
  )
  const attributes = (name: string) => (selector: string) => container.querySelector(selector)?.getAttribute(name)
  return { hrefOf: attributes('href'), relOf: attributes('rel'), roleOf: attributes('role') }
}

test('with `hrefAllControls`, Previous on page 1 has an `href`, and Dogear’s has none', () => {
  const { hrefOf } = renderLinks(1)
  expect(hrefOf('.previous a')).toBe('#0')
  expect(hrefOf('[data-part=prev-trigger]')).toBe(null)
  expect([hrefOf('.next a'), hrefOf('[data-part=next-trigger]')]).toEqual(['#2', '#2'])
})

test('Next on the last page, too', () => {
  const { hrefOf } = renderLinks(10)
  expect([hrefOf('.next a'), hrefOf('[data-part=next-trigger]')]).toEqual(['#11', null])
})

test('Previous and Next have the role of a button, and pages only without `hrefBuilder`', () => {
  const withUrls = renderLinks(5).roleOf
  expect([withUrls('.previous a'), withUrls('.next a'), withUrls('li:nth-child(2) a')]).toEqual([
    'button',
    'button',
    null,
  ])
  cleanup()
  const without = renderLinks(5, false).roleOf
  expect([without('.previous a'), without('.next a'), without('li:nth-child(2) a')]).toEqual([
    'button',
    'button',
    'button',
  ])
})

test('`rel` is the same by default', () => {
  const { relOf } = renderLinks(5)
  expect([relOf('.previous a'), relOf('.next a')]).toEqual(['prev', 'next'])
  expect([relOf('[data-part=prev-trigger]'), relOf('[data-part=next-trigger]')]).toEqual(['prev', 'next'])
})

test('pages are counted from 0, and a click on a break jumps', async () => {
  const selected: number[] = []
  const { container } = render(
    <>
      <ReactPaginate pageCount={20} onPageChange={(item) => selected.push(item.selected)} />
      <Pagination.Root totalPages={20} onPageChange={({ page }) => selected.push(page)}>
        <Pagination.NextTrigger />
      </Pagination.Root>
    </>,
  )
  await userEvent.click(container.querySelector('.next a') as Element)
  await userEvent.click(container.querySelector('[data-part=next-trigger]') as Element)
  expect(selected).toEqual([1, 2])
  await userEvent.click(container.querySelector('.break a') as Element)
  expect(selected.at(-1)).toBeGreaterThan(1)
})
