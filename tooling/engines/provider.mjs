import { fileURLToPath } from 'node:url'
import { defineBrowserProvider, parseKeyDef } from '@vitest/browser'
import { clickSources, keySources } from './actions.mjs'
import { NoAnswer } from './answered.mjs'
import { firefox } from './firefox.mjs'
import { webkit } from './webkit.mjs'

/** The engines besides Chromium. They come from the system, because Playwright's downloads are not always available. */
export const engines = { firefox, webkit }

/** Runs Vitest's browser tests in a system engine, with the engine's native clicks and keys. */
export function systemEngine() {
  return defineBrowserProvider({
    name: 'system-engine',
    supportedBrowser: Object.keys(engines),
    providerFactory(project) {
      const { name } = project.config.browser
      let opening
      return {
        name: 'system-engine',
        initScripts: [fileURLToPath(new URL('in-browser.mjs', import.meta.url))],
        getCommandsContext: () => ({ engine: opening }),
        async openPage(_sessionId, url) {
          opening ??= engines[name].open()
          await (await opening).goto(url)
        },
        async close() {
          const engine = await opening?.catch(() => {})
          await engine?.close()
        },
      }
    },
  })
}

/** Browser commands. The first two replace Vitest's own. */
export const engineCommands = {
  __vitest_tab: (context) => perform(context, keySources(parseKeyDef('{Tab}'))),
  async __vitest_keyboard(context, keys) {
    await perform(context, keySources(parseKeyDef(keys)))
    return { unreleased: [] }
  },
  clickAt: (context, point, options) => perform(context, clickSources(point, options)),
  /** Makes the tests' window and tab the active ones. */
  activate: async (context) => (await context.engine).activate?.(),
  /** Gives up the browser, which doesn't do what every browser does. */
  giveUp: async (context, reason) => {
    console.log(reason)
    await closeIfStopped(await context.engine, new NoAnswer(reason))
  },
}

async function perform(context, sources) {
  const engine = await context.engine
  try {
    for (const source of sources) await engine.perform(source)
  } catch (error) {
    await closeIfStopped(engine, error)
  }
}

/** Closes a browser before its test can fail: it has no result then, which tells a stopped browser from a broken test. */
async function closeIfStopped(engine, error) {
  if (error instanceof NoAnswer) await engine.close()
  throw error
}
