import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import WebSocket from 'ws'
import { connect } from '../engines/bidi.mjs'
import { until, untilPrinted } from './until.mjs'

/** With a page of its own, a browser starts with focus in the document and not in the address bar. */
const startPage = 'data:text/html,<title>Start</title>'
const stdio = ['ignore', 'ignore', 'pipe', 'ignore']

/** The browsers, each of which returns how to open a page and to run code there. */
export const browsers = {
  firefox: {
    packages: ['firefox-esr'],
    command: 'firefox-esr',
    async open({ folder, launch }) {
      const profile = join(folder, 'profile')
      const lines = Object.entries(preferences).map(
        (entry) => `user_pref(${entry.map((each) => JSON.stringify(each))});`,
      )
      writeFileSync(join(profile, 'user.js'), lines.join('\n'))
      const args = [
        '--no-remote',
        '--new-instance',
        '--remote-debugging-port',
        '0',
        '--width',
        '1200',
        '--height',
        '900',
      ]
      const app = launch('firefox-esr', ['--profile', profile, ...args, startPage], { stdio })
      const url = await untilPrinted('Firefox', app.stderr, /WebDriver BiDi listening on (ws:\S+)/)
      const { send, disconnect } = await connect(`${url}/session`)
      const { capabilities } = await send('session.new', { capabilities: {} })
      const { contexts } = await send('browsingContext.getTree', {})
      const { context } = contexts[0]
      return {
        version: `Firefox ${capabilities.browserVersion}`,
        disconnect,
        goto: (address) => send('browsingContext.navigate', { context, url: address, wait: 'complete' }),
        async evaluate(expression) {
          const options = { target: { context }, awaitPromise: true, userActivation: false }
          const { result, exceptionDetails } = await send('script.evaluate', { expression, ...options }, 5)
          if (exceptionDetails) throw new Error(exceptionDetails.text)
          return result.value
        },
      }
    },
  },
  chromium: {
    packages: ['chromium'],
    command: 'chromium',
    async open({ folder, launch }) {
      const args = [...switches, `--user-data-dir=${join(folder, 'profile')}`, startPage]
      const app = launch('chromium', args, { stdio })
      const url = await untilPrinted('Chromium', app.stderr, /DevTools listening on (ws:\S+)/)
      const origin = url.replace('ws:', 'http:').replace(/\/devtools.*/, '')
      const list = async () => (await fetch(`${origin}/json`)).json()
      const { Browser } = await (await fetch(`${origin}/json/version`)).json()
      const target = await until('page', async () => (await list()).find(({ type }) => type === 'page'))
      const { send, disconnect } = await connectToTarget(target.webSocketDebuggerUrl)
      async function evaluate(expression) {
        const options = { awaitPromise: true, returnByValue: true }
        const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, ...options })
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
        return result.value
      }
      return {
        version: Browser.replace('/', ' '),
        disconnect,
        evaluate,
        async goto(address) {
          await send('Page.navigate', { url: address })
          const isLoaded = `document.readyState === 'complete' && location.href === ${JSON.stringify(address)}`
          await until('loaded page', () => evaluate(isLoaded).catch(() => false))
        },
      }
    },
  },
}

const preferences = {
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.enabled': false,
}

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--force-renderer-accessibility',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-features=Translate',
  '--password-store=basic',
  '--disable-background-networking',
  '--disable-component-update',
  '--window-size=1200,900',
  '--remote-debugging-port=0',
]

/** Connects to a page of Chromium. A command whose document goes away may never be answered. */
async function connectToTarget(url) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  const waiting = new Map()
  let lastId = 0
  socket.on('message', (data) => {
    const { id, result, error } = JSON.parse(data)
    waiting.get(id)?.[error ? 1 : 0](error ? new Error(error.message) : result)
    waiting.delete(id)
  })
  return {
    disconnect: () => socket.close(),
    send(method, params) {
      const id = ++lastId
      const answer = new Promise((...settle) => waiting.set(id, settle))
      socket.send(JSON.stringify({ id, method, params }))
      const timeout = delay(10_000, undefined, { ref: false }).then(() => {
        throw new Error(`Chromium did not answer ${method}.`)
      })
      return Promise.race([answer, timeout])
    },
  }
}
