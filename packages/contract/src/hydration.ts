import { describe, expect, onTestFinished, test } from 'vitest'
import { commands } from 'vitest/browser'
import { expectSilentConsole } from './console.js'
import { type GoldenName, golden, goldenNames } from './golden.js'
import type { Mounted } from './harness.js'
import { normalizeMarkup } from './normalize-markup.js'
import { click, press } from './pointer.js'
import type { Scene } from './scene.js'

/** How a host takes over what its server has rendered. */
export interface Hydration {
  /** The module that exports `render(name)`, and `head()` where the framework needs a script: its path from the repository's root. */
  readonly server: string
  /** Whether the host has components for the parts. Default true. */
  readonly hasParts?: boolean
  /** Takes over the server's markup of the scene in the container. */
  hydrate(scene: Scene, container: Element): Mounted | Promise<Mounted>
}

/** The sentences that hold after hydration: to be run in a browser, with the `ssr` command. */
export function describeHydration(name: string, { server, hydrate, hasParts = true }: Hydration): void {
  describe(`${name} after hydration`, () => {
    expectSilentConsole()

    const arrive = async (scene: GoldenName) => {
      const { html, head } = await commands.ssr(server, scene)
      const container = document.body.appendChild(document.createElement('div'))
      document.head.append(document.createRange().createContextualFragment(head))
      container.innerHTML = html
      const elements = [...container.querySelectorAll('*')]
      const mounted = await hydrate(golden[scene].scene, container)
      onTestFinished(async () => {
        await mounted.unmount()
        container.remove()
      })
      return { container, elements, mounted }
    }

    test.for(goldenNames({ hasParts }))(
      'the same options give the same markup, and the elements stay: %s',
      async (scene) => {
        const { container, elements } = await arrive(scene)
        expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(golden[scene].markup))
        const now = [...container.querySelectorAll('*')]
        expect(now.every((element, index) => element === elements[index])).toBe(true)
      },
    )

    test('a click after hydration moves the page', async () => {
      const { container, mounted } = await arrive('buttons on the first page')
      await click(container.querySelector('[data-part="next-trigger"]') as Element)
      expect(mounted.api().page).toBe(2)
      expect(container.querySelector('[aria-current]')?.textContent).toBe('2')
    })

    test('focus is not lost after hydration', async () => {
      const { container } = await arrive('links on the first page')
      document.addEventListener('click', (event) => event.preventDefault(), { once: true })
      container.querySelector<HTMLElement>('[data-part="last-trigger"]')?.focus()
      await press('{Enter}')
      await expect.poll(() => document.activeElement?.textContent).toBe('10')
    })
  })
}
