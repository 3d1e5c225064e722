import { fileURLToPath } from 'node:url'
import { defineBrowserProvider, parseKeyDef } from '@vitest/browser'
import { clickSources, keySources } from './actions.mjs'
import { NoAnswer } from './answered.mjs'
import { engines } from './engines.mjs'

/** Runs Vitest's browser tests in a system engine, with the engine's native clicks and keys. */
export function systemEngine() {
  return defineBrowserProvider({
    name: 'system-engine',
    supportedBrowser: Object.keys(engines),
    providerFactory(project) {
      const { name } = project.config.browser
      let opening
      for (const [name, command] of Object.entries(keyboardCommands)) project.browser.registerCommand(name, command)
      return {
        name: 'system-engine',
        // Vitest runs engines in parallel only if they can mock modules. The contract does not mock any.
        mocker: {},
        supportsParallelism: true,
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

/** A browser command that clicks at a point of the window. */
export const clickAt = (context, point, options) => perform(context, clickSources(point, options))

/** A browser command that makes the tests' window and tab the active ones. */
export async function activate(context) {
  const engine = await context.engine
  await engine.activate?.()
}

/** A browser command that gives up the browser, because a key didn't arrive in the page. */
export async function giveUp(context) {
  await closeIfStopped(await context.engine, new NoAnswer('A key did not arrive in the page.'))
}

const keyboardCommands = {
  __vitest_tab: (context) => perform(context, keySources(parseKeyDef('{Tab}'))),
  async __vitest_keyboard(context, keys) {
    await perform(context, keySources(parseKeyDef(keys)))
    return { unreleased: [] }
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
