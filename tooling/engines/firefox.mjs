import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCommand } from '../browser.mjs'
import { start, stop } from '../command.mjs'
import { untilPrinted } from '../server.mjs'
import { startTime } from './answered.mjs'
import { connect } from './bidi.mjs'

const find = () => findCommand('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox')

export const firefox = {
  packages: ['firefox-esr', 'fonts-liberation'],
  isInstalled: () => find() !== undefined,
  howToInstall: 'Install Firefox in $PATH or /Applications. On Debian: sudo apt-get install firefox-esr.',

  /** Starts Firefox, which has WebDriver BiDi built in. */
  async open() {
    const profile = mkdtempSync(join(tmpdir(), 'dogear-firefox-'))
    process.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 10 }))
    // A tab that a test opens stays in the background, because the tests' own would become slow there.
    writeFileSync(join(profile, 'user.js'), 'user_pref("browser.tabs.loadDivertedInBackground", true);')
    const browser = start(
      `exec "${find()}" --headless --no-remote --profile "${profile}" --width 1280 --height 1024 --remote-debugging-port 0 \
        --remote-allow-system-access`,
    )
    const [, url] = await untilPrinted(browser, /WebDriver BiDi listening on (ws:\S+)/)
    const { send, disconnect } = await connect(`${url}/session`)
    const { capabilities } = await send('session.new', { capabilities: {} }, startTime)
    console.log(`Firefox ${capabilities.browserVersion}`)
    // The first tab of a headless window never has focus.
    const { context } = await send('browsingContext.create', { type: 'tab' })
    const { contexts } = await send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
    const browserWindow = contexts.find(({ url }) => url.endsWith('/browser.xhtml'))
    return {
      goto: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
      async activate() {
        await send('browsingContext.activate', { context })
        // If the address bar has focus, nothing else takes it away: not even a click in the page.
        await send('script.evaluate', {
          target: browserWindow,
          expression: 'gBrowser.selectedBrowser.focus()',
          awaitPromise: false,
        })
      },
      perform: (source) => send('input.performActions', { context, actions: [source] }),
      async close() {
        disconnect()
        await stop(browser)
      },
    }
  },
}
