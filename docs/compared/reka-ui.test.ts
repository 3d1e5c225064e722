import { Pagination } from '@dogear/vue'
import {
  PaginationEllipsis,
  PaginationList,
  PaginationListItem,
  PaginationNext,
  PaginationPrev,
  PaginationRoot,
} from 'reka-ui'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createApp, h, type VNode } from 'vue'
import { dogear, listOf, listsAt, type Selectors } from './lists'

const selectors: Selectors = { page: '[data-type=page]', current: '[data-selected]', ellipsis: '[data-type=ellipsis]' }
const unmounts: (() => void)[] = []
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
})

function render(node: () => VNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const app = createApp({ render: node })
  app.mount(container)
  unmounts.push(() => {
    app.unmount()
    container.remove()
  })
  return container
}

type Items = readonly ({ type: 'page'; value: number } | { type: 'ellipsis' })[]

const reka = (props: object) =>
  h(PaginationRoot, { itemsPerPage: 10, total: 0, ...props }, () => [
    h(PaginationPrev),
    h(PaginationList, null, {
      default: ({ items }: { items: Items }) =>
        items.map((item, index) =>
          item.type === 'page'
            ? h(PaginationListItem, { value: item.value }, () => item.value)
            : h(PaginationEllipsis, { index }),
        ),
    }),
    h(PaginationNext),
  ])

const own = (props: object) =>
  h(Pagination.Root, props, () => [h(Pagination.PrevTrigger), h(Pagination.List), h(Pagination.NextTrigger)])

const nextOf = (container: Element) => [...container.querySelectorAll('button')].at(-1) as HTMLElement
const theirs = (props: object) =>
  listOf(
    render(() => reka(props)),
    selectors,
  )
const ours = (props: object) =>
  listOf(
    render(() => own(props)),
    dogear,
  )

test.for([
  [{ showEdges: true, siblingCount: 1 }, {}],
  [{ showEdges: true }, { siblingCount: 2 }],
  [{ siblingCount: 1 }, { boundaryCount: 0, ellipses: false }],
] as const)('with %o, the list is that of %o, on each page', ([props, options]) => {
  const list = listsAt(({ totalPages, page }) => theirs({ total: totalPages * 10, page, ...props }))
  expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ count: totalPages * 10, page, ...options })))
})

test('with a total of 0, Reka UI lists a page, and Dogear none', () => {
  expect([theirs({ total: 0 }), ours({ count: 0 })]).toEqual(['[1]', ''])
})

test('its triggers and ellipses have a text, and its labels begin with a capital letter', () => {
  const container = render(() => reka({ total: 200, showEdges: true }))
  expect(nextOf(container).textContent).toBe('Next page')
  expect(container.querySelector('[data-type=ellipsis]')?.textContent).toBe('…')
  const labels = [...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'))
  expect(labels).toEqual(expect.arrayContaining(['Previous Page', 'Page 3', 'Next Page']))
  const { textContent, ariaLabel } = nextOf(render(() => own({ count: 200 })))
  expect([textContent, ariaLabel]).toEqual(['', 'next page'])
})

test('`data-selected` is "true", and in Dogear empty', () => {
  const selected = (node: () => VNode) => render(node).querySelector('[data-selected]')?.getAttribute('data-selected')
  expect([selected(() => reka({ total: 200 })), selected(() => own({ count: 200 }))]).toEqual(['true', ''])
})

test('when Enter on Next reaches the last page, its focus moves to the body, and Dogear’s to the current page', async () => {
  const focusAfter = async (node: () => VNode) => {
    const next = nextOf(render(node))
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).not.toBe(next)
    return document.activeElement
  }
  expect(await focusAfter(() => reka({ total: 100, defaultPage: 9 }))).toBe(document.body)
  expect((await focusAfter(() => own({ count: 100, defaultPage: 9 })))?.textContent).toBe('10')
})
