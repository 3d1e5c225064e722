import { click, expectSilentConsole, press } from '@dogear/contract'
import { Pagination } from '@dogear/react'
import { type ComponentProps, createElement, type MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { Items, mount } from './mount'

expectSilentConsole()

test('a root with another child element keeps the focus rule and follows its ref', async () => {
  const ref = vi.fn()
  const app = (tag: string) => (
    <Pagination.Root count={20} ref={ref} asChild>
      {createElement(tag, null, <Items key="items" />, <Pagination.NextTrigger key="next" />)}
    </Pagination.Root>
  )
  const { part, render } = mount(app('section'))
  render(app('aside'))
  expect(part('root').localName).toBe('aside')
  expect(ref.mock.lastCall?.[0]).toBe(part('root'))
  part('next-trigger').focus()
  await press('{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toBe('2')
})

test('a router’s link as the child navigates, and the click counts', async () => {
  const url = location.href
  const navigate = vi.fn((href: string) => history.replaceState(null, '', href))
  function RouterLink({ onClick, ...props }: ComponentProps<'a'>) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      navigate(event.currentTarget.href)
    }
    return createElement('a', { ...props, onClick: follow })
  }
  const { part, currentPage } = mount(
    <Pagination.Root count={100} type="link" getPageUrl={({ page }) => `?page=${page}`}>
      <Items />
      <Pagination.NextTrigger asChild>
        <RouterLink>Next</RouterLink>
      </Pagination.NextTrigger>
    </Pagination.Root>,
  )
  await click(part('next-trigger'))
  await expect.poll(currentPage).toBe('2')
  await click(part('next-trigger'))
  await expect.poll(currentPage).toBe('3')
  expect(navigate.mock.calls.map(([href]) => new URL(href).search)).toEqual(['?page=2', '?page=3'])
  history.replaceState(null, '', url)
})
