import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createComponent, type Component as SolidComponent } from 'solid-js'
import { render as renderSolid } from 'solid-js/web'
import { mount, type Component as SvelteComponent, unmount } from 'svelte'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp, type Component as VueComponent } from 'vue'
import { fetchElements } from '../shared/fetch-elements'

vi.mock('../shared/fetch-elements', { spy: true })

// Each framework has types of its own for JSX, so the samples are checked where they stand, and not from here.
const samples: Record<string, unknown> = import.meta.glob('../*/server-data.{ts,tsx,vue,svelte}', {
  eager: true,
  import: 'default',
})

const hosts: Record<string, (container: Element) => () => void> = {
  react(container) {
    const root = createRoot(container)
    root.render(createElement(samples['../react/server-data.tsx'] as ComponentType))
    return () => root.unmount()
  },
  vue(container) {
    const app = createApp(samples['../vue/server-data.vue'] as VueComponent)
    app.mount(container)
    return () => app.unmount()
  },
  solid: (container) =>
    renderSolid(() => createComponent(samples['../solid/server-data.tsx'] as SolidComponent, {}), container),
  svelte(container) {
    const app = mount(samples['../svelte/server-data.svelte'] as SvelteComponent, { target: container })
    return () => void unmount(app)
  },
  vanilla: (container) => (samples['../vanilla/server-data.ts'] as (element: Element) => () => void)(container),
}

test.for(Object.entries(hosts))('%s makes one request for each page, and none when it is idle', async ([, show]) => {
  const asked = vi.mocked(fetchElements)
  asked.mockClear()
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(show(container))
  const table = () => container.querySelector('table') as HTMLTableElement
  const rows = () => container.querySelector('tbody')?.textContent
  const next = () => container.querySelector('[data-part=next-trigger]') as HTMLElement

  await expect.poll(rows).toContain('Hydrogen')
  expect(table().ariaBusy).not.toBe('true')
  next().click()
  await expect.poll(() => table().ariaBusy).toBe('true')
  await expect.poll(rows).toContain('Sodium')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(asked.mock.calls.map(([offset, limit]) => [offset, limit])).toEqual([
    [0, 10],
    [10, 10],
  ])
})
