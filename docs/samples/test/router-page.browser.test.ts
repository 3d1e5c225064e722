import { createPageUrl } from '@dogear/core/url'
import * as Pagination from '@dogear/react/pagination'
import { createElement, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, HashRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Link } from 'wouter'
import { useRouterPage } from '../react/use-router-page'
import { useRouterPage as useWouterPage } from '../react/use-wouter-page'
import { expectSilentConsole } from './silent-console'

const { href } = location
afterEach(() => history.replaceState(null, '', href))
expectSilentConsole()

const urls = { users: createPageUrl({ page: 'users' }), orders: createPageUrl({ page: 'orders' }) }

function List({ name, usePage }: { name: keyof typeof urls; usePage: typeof useRouterPage }) {
  const list = usePage(urls[name])
  const props = { count: 100, type: 'link', ...list, id: name, 'aria-label': name } as const
  return createElement(Pagination.Root, props, createElement(Pagination.List))
}

const listsOf = (usePage: typeof useRouterPage) =>
  createElement(
    Fragment,
    null,
    (['users', 'orders'] as const).map((name) => createElement(List, { key: name, name, usePage })),
  )

const routers = {
  BrowserRouter: [createElement(BrowserRouter, { basename: '/app' }, listsOf(useRouterPage)), '/app'],
  HashRouter: [createElement(HashRouter, null, listsOf(useRouterPage)), '/#/'],
  wouter: [listsOf(useWouterPage), '/app'],
} as const

beforeEach(() => history.replaceState(null, '', '/'))

function show(app: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(app)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const current = () => [...container.querySelectorAll('[aria-current]')].map((item) => item.textContent)
  return { container, current }
}
const address = () => location.href.replace(location.origin, '')

test.each(Object.entries(routers))('two lists in a %s keep each other’s page', async (_name, [app, base]) => {
  history.replaceState(null, '', `${base}?q=a%20b`)
  const { container, current } = show(app)
  const link = (name: string, page: number) =>
    container.querySelector(`[aria-label=${name}] [data-index="${page}"]`) as HTMLAnchorElement
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

test('lists follow a link of wouter, and keep the hash', async () => {
  history.replaceState(null, '', '/app?users=2#part')
  const link = createElement(Link, { key: 'link', href: '/app?orders=3#other' }, 'Orders')
  const { container, current } = show([createElement(Fragment, { key: 'lists' }, listsOf(useWouterPage)), link])
  await expect.poll(current).toEqual(['2', '1'])
  await userEvent.click(container.lastElementChild as Element)
  await expect.poll(current).toEqual(['1', '3'])
  await userEvent.click(container.querySelector('[aria-label=users] [data-index="4"]') as Element)
  await expect.poll(address).toBe('/app?orders=3&users=4#other')
})
