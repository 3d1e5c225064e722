import { createPageUrl } from '@dogear/core/url'
import * as Pagination from '@dogear/react/pagination'
import { createElement, Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, HashRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useRouterPage } from '../react/use-router-page'
import { expectSilentConsole } from './silent-console'

const { href } = location
afterEach(() => history.replaceState(null, '', href))
expectSilentConsole()

const urls = { users: createPageUrl({ page: 'users' }), orders: createPageUrl({ page: 'orders' }) }

function List({ name }: { name: keyof typeof urls }) {
  const list = useRouterPage(urls[name])
  const props = { count: 100, type: 'link', ...list, id: name, 'aria-label': name } as const
  return createElement(Pagination.Root, props, createElement(Pagination.List))
}

const lists = createElement(
  Fragment,
  null,
  (['users', 'orders'] as const).map((name) => createElement(List, { key: name, name })),
)

const routers = {
  BrowserRouter: [createElement(BrowserRouter, { basename: '/app' }, lists), '/app'],
  HashRouter: [createElement(HashRouter, null, lists), '/#/'],
} as const

beforeEach(() => history.replaceState(null, '', '/'))

test.each(Object.entries(routers))('two lists in a %s keep each other’s page', async (_name, [app, base]) => {
  history.replaceState(null, '', `${base}?q=a%20b`)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(app)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const link = (name: string, page: number) =>
    container.querySelector(`[aria-label=${name}] [data-index="${page}"]`) as HTMLAnchorElement
  const current = () => [...container.querySelectorAll('[aria-current]')].map((item) => item.textContent)
  const address = () => location.href.replace(location.origin, '')
  await expect.poll(current).toEqual(['1', '1'])
  await userEvent.click(link('users', 2))
  await userEvent.click(link('orders', 3))
  await expect.poll(current).toEqual(['2', '3'])
  await expect.poll(address).toBe(`${base}?q=a%20b&users=2&orders=3`)
  expect(link('users', 1).href).toBe(`${location.origin}${base}?q=a%20b&orders=3`)
  // In one task, before React renders.
  link('users', 4).click()
  link('orders', 5).click()
  await expect.poll(address).toBe(`${base}?q=a%20b&users=4&orders=5`)
  await expect.poll(current).toEqual(['4', '5'])
  await expect.poll(() => container.querySelector('[data-busy]')).toBeNull()
  history.back()
  await expect.poll(current).not.toEqual(['4', '5'])
})
