import { Pagination } from '@dogear/solid'
import { Pagination as KobaltePagination } from '@kobalte/core/pagination'
import { type Component, createComponent } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, test } from 'vitest'
import { dogear, listOf, listsAt, type Selectors } from './lists'

const selectors: Selectors = { page: 'li > button', current: '[aria-current]', ellipsis: 'li > div' }

/** A component with content, without JSX. Its getter is read inside the component. */
function element(component: unknown, props: object, children?: () => unknown) {
  const all = children ? Object.defineProperty({ ...props }, 'children', { get: children, enumerable: true }) : props
  return createComponent(component as Component<Record<string, unknown>>, all as Record<string, unknown>)
}

function show(create: () => ReturnType<typeof element>, of: Selectors) {
  const container = document.body.appendChild(document.createElement('div'))
  const dispose = render(create, container)
  const list = listOf(container, of)
  dispose()
  container.remove()
  return list
}

const theirs = (props: object) =>
  show(
    () =>
      element(
        KobaltePagination,
        {
          ...props,
          itemComponent: ({ page }: { page: number }) => element(KobaltePagination.Item, { page }, () => page),
          ellipsisComponent: () => element(KobaltePagination.Ellipsis, {}, () => '…'),
        },
        () => element(KobaltePagination.Items, {}),
      ),
    selectors,
  )

const ours = (props: object) => show(() => element(Pagination.Root, props, () => element(Pagination.List, {})), dogear)

test.for([{}, { siblingCount: 0 }, { siblingCount: 2 }])(
  'with %o and `fixedItems`, the list is the same on each page',
  (options) => {
    const list = listsAt(({ totalPages, page }) => theirs({ count: totalPages, page, fixedItems: true, ...options }))
    expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ totalPages, page, ...options })))
  },
)

const withoutFirst = { fixedItems: true, showFirst: false, showLast: false }
test.for([
  { props: withoutFirst, options: { boundaryCount: 0 }, short: '… 3 [4] 5 …' },
  { props: { fixedItems: 'no-ellipsis' }, options: { ellipses: false }, short: '1 3 [4] 5 7' },
])('with $props, the list is that of $options, except that 6 or 7 pages are all there', ({ props, options, short }) => {
  const isLong = ({ totalPages }: { totalPages: number }) => totalPages < 6 || totalPages > 7
  const list = listsAt(({ totalPages, page }) => theirs({ count: totalPages, page, ...props }), isLong)
  expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ totalPages, page, ...options }), isLong))
  expect(theirs({ count: 7, page: 4, ...props })).toBe('1 2 3 [4] 5 6 7')
  expect(ours({ totalPages: 7, page: 4, ...options })).toBe(short)
})

test('without `fixedItems`, the list is shorter near the ends', () => {
  expect(theirs({ count: 20, page: 1 })).toBe('[1] 2 … 20')
  expect(ours({ totalPages: 20, page: 1 })).toBe('[1] 2 3 4 5 … 20')
})
