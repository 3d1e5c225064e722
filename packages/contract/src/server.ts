import { describe, expect, test } from 'vitest'
import { golden, goldenNames, type ServerScene } from './golden/golden.js'
import { expectSilentConsole, takeConsole } from './harness/console.js'
import { afterTasks } from './harness/frame.js'
import type { Feature } from './harness/harness.js'
import { normalizeMarkup } from './harness/normalize-markup.js'
import { reported, type SceneWithEveryOption, scenesWithEveryOption } from './harness/server-scenes.js'

/** Renders a scene to markup, as the host's server does. */
export type Render = (name: ServerScene) => string | Promise<string>

/** Renders a RootProvider with any `value`. */
export type RenderProvider = (value: never) => string | Promise<string>

/** The sentences that hold on a server. Run them in Node. Without parts, there is no RootProvider. */
export function describeServer(
  name: string,
  render: Render,
  features: readonly Feature[],
  renderProvider?: RenderProvider,
): void {
  describe(`${name} on the server`, () => {
    expectSilentConsole()

    test.for(goldenNames(features))('the markup is the same in every host: %s', async (scene) => {
      expect(typeof document).toBe('undefined')
      expect(normalizeMarkup(await render(scene))).toBe(normalizeMarkup(golden[scene].markup))
    })

    test.for(['page 5 of the URL', 'page 5 of the URL of a router'] as const)(
      'the page is the one of the URL, and links preserve its other parameters: %s',
      async (scene) => {
        const html = await render(scene)
        expect(html).toMatch(/<a(?=[^>]* aria-current=)[^>]* data-index="5"/)
        expect(html).toContain('href="/contract/list?q=a%20b&amp;page=6&amp;size=20"')
        expect(html).toContain('aria-label="last page, page 12"')
      },
    )

    test('a static page shows page 1', async () => {
      expect(await render('a static page')).toMatch(/<a(?=[^>]* aria-current=)[^>]* data-index="1"/)
    })

    test('without a URL, it shows page 1 and warns once', async () => {
      expect(await render('no URL')).toBe(await render('a static page'))
      await render('no URL')
      expect(takeConsole()).toEqual([expect.stringContaining('`url` is missing')])
    })

    test('onPageOutOfRange isn’t called', async () => {
      expect(await render('a page past the end')).toContain('aria-label="last page, page 5"')
      await afterTasks()
      expect(reported).toEqual([])
    })

    test.for(Object.keys(scenesWithEveryOption) as SceneWithEveryOption[])(
      'no option or prop becomes an attribute: %s',
      async (scene) => {
        const elements = [...normalizeMarkup(await render(scene)).matchAll(/<(\w+)(.*?)>/g)]
        // Options that exclude each other warn once. React drops some attributes with a warning.
        expect(takeConsole().filter((message) => /attribute|DOM/.test(message))).toEqual([])
        expect(elements.length).toBeGreaterThan(15)
        for (const [tag, name = '', attributes = ''] of elements) {
          const names = Array.from(attributes.matchAll(/([^\s=]+)="[^"]*"/g), ([, attribute]) => attribute as string)
          const known = [...(attributesOf[name] ?? []), 'class', 'id']
          expect([tag, names.filter((one) => !/^(aria|data)-/.test(one) && !known.includes(one))]).toEqual([tag, []])
          if (name === 'button') expect(tag).toContain('type="button"')
        }
      },
    )

    if (renderProvider) {
      test('a RootProvider whose `value` is no pagination throws a clear error', async () => {
        const render = async () => renderProvider({} as never)
        await expect(render).rejects.toThrow('RootProvider needs the result of `usePagination` as `value`, but got')
        // Vue also logs where it was thrown.
        takeConsole()
      })
    }

    test('rendering again produces the same markup', async () => {
      expect(await render('links on the first page')).toBe(await render('links on the first page'))
    })
  })
}

/** The attributes of the parts besides `class` and `id`. */
const attributesOf: { readonly [tag: string]: readonly string[] } = {
  nav: ['dir'],
  button: ['disabled', 'type'],
  select: ['autocomplete', 'disabled'],
  option: ['selected', 'value'],
  input: ['autocomplete', 'disabled', 'enterkeyhint', 'inputmode', 'type', 'value'],
  div: ['dir', 'role', 'tabindex'],
}
