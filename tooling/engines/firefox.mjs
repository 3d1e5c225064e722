import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, stop } from '../command.mjs'
import { untilPrinted } from '../server.mjs'
import { findCommand } from '../system.mjs'
import { startTime } from './answered.mjs'
import { connect } from './bidi.mjs'

const find = () => findCommand('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox')

const preferences = `
// A tab that a test opens stays in the background, because the tests' own would become slow there.
user_pref("browser.tabs.loadDivertedInBackground", true);
// Pages get focus even if the window isn't active. WebDriver sets it, too, but when the first page has been opened.
user_pref("focusmanager.testmode", true);
`

export const firefox = {
  packages: ['firefox-esr', 'fonts-liberation'],
  isInstalled: () => find() !== undefined,
  howToInstall: 'Install Firefox in $PATH or /Applications. On Debian: sudo apt-get install firefox-esr.',

  /** Starts Firefox, which has WebDriver BiDi built in. */
  async open() {
    const profile = mkdtempSync(join(tmpdir(), 'dogear-firefox-'))
    process.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 10 }))
    writeFileSync(join(profile, 'user.js'), preferences)
    const browser = start(
      `exec "${find()}" --headless --no-remote --profile "${profile}" --width 1280 --height 1024 --remote-debugging-port 0`,
    )
    const [, url] = await untilPrinted(browser, /WebDriver BiDi listening on (ws:\S+)/)
    const { send, disconnect } = await connect(`${url}/session`)
    const { capabilities } = await send('session.new', { capabilities: {} }, startTime)
    console.log(`Firefox ${capabilities.browserVersion}`)
    const { contexts } = await send('browsingContext.getTree', { maxDepth: 0 })
    // The first tab of a headless window never has focus.
    const { context } = await send('browsingContext.create', { type: 'tab' })
    const activate = (context) => send('browsingContext.activate', { context })
    return {
      goto: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
      // Only a change of the tab moves focus for sure.
      async activate() {
        await activate(contexts[0].context)
        await activate(context)
      },
      perform: (source) => send('input.performActions', { context, actions: [source] }),
      async close() {
        disconnect()
        await stop(browser)
      },
    }
  },
}
