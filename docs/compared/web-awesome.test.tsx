import '@awesome.me/webawesome/dist/components/pagination/pagination.js'
import { Pagination } from '@dogear/react'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listOf, listsAt, moments, type Selectors } from './lists'
import { ours } from './render'

const selectors: Selectors = { page: '[part~=page]', current: '[part~=page-current]', ellipsis: '[part~=ellipsis]' }
const elements: Element[] = []
afterEach(() => {
  cleanup()
  for (const element of elements.splice(0)) element.remove()
})

async function show(attributes: Record<string, string | number>) {
  const element = document.createElement('wa-pagination')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`)
  elements.push(document.body.appendChild(element))
  await element.updateComplete
  return element
}

async function theirs(moment: { totalPages: number; page: number }, attributes = {}) {
  const { shadowRoot } = await show({ total: moment.totalPages * 10, page: moment.page, ...attributes })
  return listOf(shadowRoot as ShadowRoot, selectors)
}

test.for([
  [{}, { siblingCount: 2 }],
  [{ 'sibling-count': 1 }, {}],
  [{ 'sibling-count': 1, 'boundary-count': 2 }, { boundaryCount: 2 }],
] as const)(
  'with %o, the list is that of %o, except that an ellipsis can hide a single page',
  async ([attributes, options]) => {
    const list: Record<string, string> = {}
    for (const moment of moments) {
      const shown = await theirs(moment, attributes)
      list[`${moment.page} of ${moment.totalPages}`] = showSinglePages(shown)
    }
    expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ count: totalPages * 10, page, ...options })))
  },
)

test('an ellipsis can hide a single page', async () => {
  expect(await theirs({ totalPages: 20, page: 4 }, { 'sibling-count': 1 })).toBe('1 … 3 [4] 5 … 20')
  expect(ours({ count: 200, page: 4 })).toBe('1 2 3 [4] 5 … 20')
})

function showSinglePages(list: string) {
  return list.replace(/(\d+)\]? … \[?(\d+)/g, (gap, before, after) =>
    Number(after) - Number(before) === 2 ? gap.replace('…', `${Number(before) + 1}`) : gap,
  )
}

test('its ellipsis jumps five pages', async () => {
  const element = await show({ total: 400, page: 20 })
  const [, next] = element.shadowRoot?.querySelectorAll<HTMLElement>('[part~=ellipsis]') ?? []
  next?.click()
  expect(element.page).toBe(25)
})

test('it moves focus to the current page after each click, and Dogear keeps it', async () => {
  const element = await show({ total: 100 })
  const press = async (control: HTMLElement | null | undefined) => {
    control?.focus()
    await userEvent.keyboard('{Enter}')
  }
  await press(element.shadowRoot?.querySelector<HTMLElement>('[part~=next-button]'))
  await expect.poll(() => element.shadowRoot?.activeElement?.matches('[part~=page-current]')).toBe(true)

  const { container } = render(
    <Pagination.Root count={100}>
      <Pagination.List />
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
    </Pagination.Root>,
  )
  await press(container.querySelector<HTMLElement>('[data-part=next-trigger]'))
  expect(container.querySelector('[aria-current]')?.textContent).toBe('2')
  expect(document.activeElement?.textContent).toBe('Next')
})

test('it keeps the page number for another page size, or goes to the last page', async () => {
  const element = await show({ total: 100, page: 4 })
  element.pageSize = 20
  await element.updateComplete
  expect(element.page).toBe(4)
  element.pageSize = 50
  await expect.poll(() => element.page).toBe(2)
})

test('a link of its `href-template` emits no event', async () => {
  const element = await show({ total: 100, 'href-template': '#{page}' })
  const events: string[] = []
  for (const type of ['wa-before-page-change', 'wa-page-change'])
    element.addEventListener(type, ({ type }) => events.push(type))
  const next = element.shadowRoot?.querySelector('[part~=next-button]') as HTMLAnchorElement
  expect(next.getAttribute('href')).toBe('#2')
  next.click()
  expect(events).toEqual([])
})
