import { describe, expect, onTestFinished, test } from 'vitest'
import { commands } from 'vitest/browser'
import { expectSilentConsole } from './console.js'
import { type GoldenName, golden, goldenNames } from './golden.js'
import type { Harness, Mounted } from './harness.js'
import { normalizeMarkup } from './normalize-markup.js'
import { click, press } from './pointer.js'
import type { Scene } from './scene.js'

/** How a host hydrates the markup of its server. */
export interface Hydration {
  /** Path of the module that exports `render(name)`, and `head()` if the framework needs a script, from the repository's root. */
  readonly server: string
  /** Hydrates the server's markup of the scene in the container. */
  hydrate(scene: Scene, container: Element): Mounted | Promise<Mounted>
}

/** Tests a hydrated pagination. They need a browser with the `ssr` command. */
export function describeHydration(name: string, { features }: Harness, { server, hydrate }: Hydration): void {
  describe(`${name} after hydration`, () => {
    expectSilentConsole()

    const renderAndHydrate = async (scene: GoldenName, beforeHydration = (_container: Element) => {}) => {
      const { html, head } = await commands.ssr(server, scene)
      const container = document.body.appendChild(document.createElement('div'))
      document.head.append(document.createRange().createContextualFragment(head))
      container.innerHTML = html
      const elements = [...container.querySelectorAll('*')]
      beforeHydration(container)
      const mounted = await hydrate(golden[scene].scene, container)
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

    test.for(goldenNames(features))('the markup and its elements stay the same: %s', async (scene) => {
      const { container, elements } = await renderAndHydrate(scene)
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(golden[scene].markup))
      const hydrated = [...container.querySelectorAll('*')]
      expect(hydrated.every((element, index) => element === elements[index])).toBe(true)
    })

    test('a click changes the page', async () => {
      const { container, mounted } = await renderAndHydrate('buttons on the first page')
      await click(container.querySelector('[data-part="next-trigger"]') as Element)
      expect(mounted.api().page).toBe(2)
      expect(container.querySelector('[aria-current]')?.textContent).toBe('2')
    })
  })
}
