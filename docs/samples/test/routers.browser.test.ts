import { Router } from '@solidjs/router'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { Component as SolidComponent } from 'solid-js'
import { createComponent, render as renderSolid } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createApp, h, type Component as VueComponent } from 'vue'
import { createRouter, createWebHistory, RouterView } from 'vue-router'

// Each framework has its own JSX types, so each sample is type-checked in its own folder instead of here.
const samples: Record<string, unknown> = import.meta.glob('../{react,solid,vue}/*router.{tsx,vue}', {
  eager: true,
  import: 'default',
})

const routers: Record<string, (container: Element) => () => void> = {
  'React Router': (container) =>
    renderReact(
      createElement(BrowserRouter, null, createElement(samples['../react/router.tsx'] as ComponentType)),
      container,
    ),
  'TanStack Router': (container) =>
    renderReact(createElement(samples['../react/tanstack-router.tsx'] as ComponentType), container),
  'Vue Router': renderVue,
  'Vue Router with a base': (container) => {
    history.replaceState(null, '', `/app/${location.search}`)
    return renderVue(container, '/app/')
  },
  'Solid Router': (container) =>
    renderSolid(() => createComponent(Router, { root: samples['../solid/router.tsx'] as SolidComponent }), container),
}

function renderVue(container: Element, base = '/') {
  const router = createRouter({
    history: createWebHistory(base),
    routes: [{ path: '/', component: samples['../vue/router.vue'] as VueComponent }],
  })
  const app = createApp({ render: () => h(RouterView) }).use(router)
  app.mount(container)
  return () => app.unmount()
}

function renderReact(element: ReactElement, container: Element) {
  const root = createRoot(container)
  root.render(element)
  return () => root.unmount()
}

const { href } = location
const container = document.body.appendChild(document.createElement('div'))
const control = (selector: string) => container.querySelector(`nav ${selector}`) as HTMLElement
const current = () => [...container.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent).join()
const focused = () => document.activeElement?.textContent

// The samples expect the root path of an app, but the tests run in a frame with its own path.
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => history.replaceState(null, '', href))

test.for(Object.entries(routers))('%s follows the links and keeps focus', async ([, render]) => {
  const unmount = render(container)
  await expect.poll(current).toBe('1')
  const { pathname } = location
  expect(control('[data-part=next-trigger]').getAttribute('href')).toContain('?page=2')

  await userEvent.click(control('[data-part=next-trigger]'))
  await expect.poll(current).toBe('2')
  expect(location).toMatchObject({ pathname, search: '?page=2' })

  await userEvent.click(control('[data-index="12"]'))
  await expect.poll(current).toBe('12')
  expect(control('[data-part=next-trigger]').hasAttribute('href')).toBe(false)
  await userEvent.click(control('[data-part=prev-trigger]'))
  await expect.poll(current).toBe('11')
  control('[data-part=next-trigger]').focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('12')

  history.back()
  await expect.poll(current).toBe('11')
  unmount()
})

test.for(Object.entries(routers).filter(([name]) => name !== 'TanStack Router'))(
  '%s keeps the other parameters of the URL and accepts any page in it',
  async ([, render]) => {
    history.replaceState(null, '', '/?sort=name&page=many')
    const unmount = render(container)
    await expect.poll(current).toBe('1')
    await userEvent.click(control('[data-part=next-trigger]'))
    await expect.poll(current).toBe('2')
    expect(location.search).toBe('?sort=name&page=2')
    unmount()
  },
)

test.for(Object.entries(routers))('%s lets the browser handle everything else inside the root', async ([, render]) => {
  const unmount = render(container)
  await expect.poll(current).toBe('1')
  const form = document.createElement('form')
  form.innerHTML = '<label><input type="checkbox"> Compact</label><button>Save</button>'
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', onSubmit)
  container.querySelector('nav')?.append(form)

  await userEvent.click(form.querySelector('input') as Element)
  expect(form.querySelector('input')?.checked).toBe(true)
  await userEvent.click(form.querySelector('button') as Element)
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(current()).toBe('1')
  unmount()
})
