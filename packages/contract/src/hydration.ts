import type { PaginationOptions } from '@dogear/core'
import { keepFocus } from '@dogear/core/dom'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { commands } from 'vitest/browser'
import { golden, goldenNames, type ServerScene, serverScene } from './golden/golden.js'
import { expectSilentConsole } from './harness/console.js'
import { address, afterTasks, openAddress, openFrame } from './harness/frame.js'
import type { Harness, Mounted } from './harness/harness.js'
import { normalizeMarkup } from './harness/normalize-markup.js'
import { click, press } from './harness/pointer.js'
import { find, list } from './harness/queries.js'
import type { Scene } from './harness/scene.js'
import { reported } from './harness/server-scenes.js'

/** How a host hydrates the markup of its server. */
export interface Hydration {
  /** Path of the module that exports `render(name)`, and `head()` if the framework needs a script, from the repository's root. */
  readonly server: string
  /** Hydrates the server's markup of the scene in the container. */
  hydrate(scene: Scene, container: Element): Mounted | Promise<Mounted>
}

/**
 * Svelte changes the default values of inputs when the browser is idle, or in a task in Safari, which can't tell. With a timeout, because
 * a browser on a busy machine is never idle.
 */
const idle = () =>
  'requestIdleCallback' in self
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
    : afterTasks()

/** Tests a hydrated pagination. They need a browser with the `ssr` command. */
export function describeHydration(name: string, { features }: Harness, { server, hydrate }: Hydration): void {
  describe(`${name} after hydration`, () => {
    expectSilentConsole()
    // The first call compiles the server.
    beforeAll(() => commands.ssr(server, 'links on the first page'), 300_000)

    const renderAndHydrate = async (scene: ServerScene, beforeHydration = (_container: Element) => {}) => {
      const { html, head } = await commands.ssr(server, scene)
      const container = document.body.appendChild(document.createElement('div'))
      document.head.append(document.createRange().createContextualFragment(head))
      container.innerHTML = html
      const elements = [...container.querySelectorAll('*')]
      beforeHydration(container)
      const mounted = await hydrate(serverScene(scene), container)
      onTestFinished(async () => {
        await mounted.unmount()
        container.remove()
      })
      return { container, elements, mounted }
    }

    // First, because Solid moves elements while it hydrates a second app in a document.
    test.for(['before', 'after'])('focus from %s hydration is not lost', async (when) => {
      const focusLast = (container: Element) =>
        container.querySelector<HTMLElement>('[data-part="last-trigger"]')?.focus()
      const { container } = await renderAndHydrate('links on the first page', when === 'before' ? focusLast : undefined)
      document.addEventListener('click', (event) => event.preventDefault(), { once: true })
      if (when === 'after') focusLast(container)
      expect(document.activeElement?.textContent).toBe('Last')
      await press('{Enter}')
      await expect.poll(() => document.activeElement?.textContent).toBe('10')
    })

    // Server rendering has all of them, so a few are enough to see that their elements stay.
    const scenes = goldenNames(features).filter((_, index) => inject('everyHost') || index % 4 === 0)
    test.for(scenes)('the markup and its elements stay the same: %s', async (scene) => {
      const { container, elements } = await renderAndHydrate(scene)
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(golden[scene].markup))
      const hydrated = [...container.querySelectorAll('*')]
      expect(hydrated.every((element, index) => element === elements[index])).toBe(true)
    })

    if (features.includes('parts')) {
      test('elements with the props of the getters stay, and show the page size and the page', async () => {
        const { container, elements } = await renderAndHydrate('elements with the props of the getters')
        const hydrated = [...container.querySelectorAll('*')]
        expect(hydrated.every((element, index) => element === elements[index])).toBe(true)
        const fields = ['page-size-select', 'page-input'].map((part) => find(container, `[data-part="${part}"]`))
        await idle()
        expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['20', '3'])
        expect(fields[1]).toHaveProperty('defaultValue', '3')
      })
    }

    // Before a test that clicks: after a click, Solid creates the elements of an app again.
    test('page and page size in the URL of a router stay, with their elements, and links get its hash', async () => {
      const { container, elements } = await renderAndHydrate('page 5 of the URL of a router')
      const hrefs = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
      await expect.poll(hrefs).toContain('/contract/list?q=a%20b&page=6&size=20#part')
      expect(hrefs().filter((href) => !href?.endsWith('#part'))).toEqual([])
      expect(list(container)).toBe('1 … 4 [5] 6 … 12')
      const hydrated = [...container.querySelectorAll('*')]
      expect(hydrated.every((element, index) => element === elements[index])).toBe(true)
    })

    test('page and page size in the URL stay, with their elements, and change the address', async () => {
      openAddress('/contract/list?q=a%20b&page=5&size=20#part')
      const { container, elements } = await renderAndHydrate('page 5 of the URL', (before) =>
        expect(list(before)).toBe('1 … 4 [5] 6 … 12'),
      )
      expect(list(container)).toBe('1 … 4 [5] 6 … 12')
      const hydrated = [...container.querySelectorAll('*')]
      expect(hydrated.every((element, index) => element === elements[index])).toBe(true)
      await click(find(container, '[data-part="next-trigger"]'))
      await expect.poll(() => list(container)).toBe('1 … 5 [6] 7 … 12')
      expect(address()).toBe('/contract/list?q=a%20b&page=6&size=20#part')
    })

    test.for(['a static page', 'no URL'] as const)(
      '%s hydrates page 1, then shows the page of the address',
      async (scene) => {
        openAddress('/contract/list?page=6&size=20')
        const { container } = await renderAndHydrate(scene, (before) => expect(list(before)).toBe('[1] 2 3 4 5 … 24'))
        await expect.poll(() => list(container)).toBe('1 … 5 [6] 7 … 12')
        expect(find(container, '[data-part="next-trigger"]').getAttribute('href')).toBe('/contract/list?page=7&size=20')
      },
    )

    test('a page past the end is reported once, in the browser', async () => {
      const { container } = await renderAndHydrate('a page past the end')
      await expect.poll(() => reported.length).toBe(1)
      await afterTasks()
      expect(reported.splice(0)).toEqual([{ page: 5, requestedPage: 9, pageSize: 10 }])
      expect(list(container)).toBe('1 2 3 4 [5]')
    })

    test('after a reload, fields and buttons are as rendered, not as the user has left them', async () => {
      const { html } = await commands.ssr(server, 'disabled fields while busy, with ids and translations')
      const { element, nextLoad, window } = await openFrame(`markup?html=${encodeURIComponent(html)}`)
      const part = (name: string) =>
        find(element.contentDocument?.body as Element, `[data-part="${name}"]`) as HTMLInputElement | HTMLButtonElement
      const names = ['page-size-select', 'page-input', 'prev-trigger', 'next-trigger']
      const state = () => names.map((name) => `${part(name).value} ${part(name).disabled}`)
      // Firefox restores that a button is enabled, but not that it is disabled.
      for (const name of names) part(name).disabled = false
      part('page-size-select').value = '5'
      part('page-input').focus()
      await press('7')
      expect(state()).toEqual(['5 false', expect.stringMatching(/7.* false/), ' false', ' false'])
      const loaded = nextLoad()
      window.location.reload()
      await loaded
      keepFocus(part('root'))
      expect(state()).toEqual(['all true', '1. true', ' true', ' true'])
    })

    test('after a reload, a text that the browser has restored gives way to the page', async () => {
      const scene = 'a page size, a page to type, a status and content'
      const { container } = await renderAndHydrate(scene, (before) => {
        Object.assign(find(before, '[data-part=page-input]'), { value: '7' })
      })
      await idle()
      await expect
        .poll(() => find(container, '[data-part=page-input]'))
        .toMatchObject({ value: '3', defaultValue: '3' })
    })

    test.for<[scene: ServerScene, before: string, update: PaginationOptions, after: string]>([
      ['buttons on the last page', '1 … 6 7 8 9 [10]', { page: 10, busy: true }, '1 … 6 7 8 9 [10]'],
      ['buttons on the last page', '1 … 6 7 8 9 [10]', { page: 10, count: 30 }, '1 2 [3]'],
      ['only a next page', '1 2 [3] 4 …', { page: 4, hasNextPage: false }, '1 2 3 [4]'],
      ['an unknown total that loads', '', { count: 50 }, '[1] 2 3 4 5'],
    ])('what the server has shown changes with the total: %s, %s, %o', async ([scene, before, options, after]) => {
      const { container, mounted } = await renderAndHydrate(scene)
      expect(list(container)).toBe(before)
      await mounted.update({ options })
      expect(list(container)).toBe(after)
      expect(find(container, '[data-part="root"]').hasAttribute('data-busy')).toBe(!!options.busy)
    })

    test('a click changes the page', async () => {
      const { container, mounted } = await renderAndHydrate('buttons on the first page')
      await click(container.querySelector('[data-part="next-trigger"]') as Element)
      expect(mounted.api().page).toBe(2)
      expect(container.querySelector('[aria-current]')?.textContent).toBe('2')
    })
  })
}
