import { findCommand } from '../browser.mjs'
import { start, stop } from '../command.mjs'
import { freePort, untilAnswer, untilPrinted } from '../server.mjs'
import { answered, startTime } from './answered.mjs'

export const webkit = {
  // Without the last one, a click on a link does nothing in WebKitGTK.
  packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation', 'fonts-dejavu-core'],
  isInstalled: () => ['WebKitWebDriver', 'Xvfb'].every((name) => findCommand(name) !== undefined),
  howToInstall: 'On Debian or Ubuntu: sudo apt-get install webkit2gtk-driver xvfb. Elsewhere, use a Debian container.',

  /** Starts WebKitGTK on a virtual screen, by its WebDriver. */
  async open() {
    const screen = start('exec Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp')
    const [, display] = await untilPrinted(screen, /^(\d+)$/m)
    const port = await freePort()
    // Mesa's drawing by software, which takes the place of a GPU, crashes now and then on a busy machine.
    const env = { DISPLAY: `:${display}`, WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' }
    const driver = start(`exec WebKitWebDriver --port=${port}`, { env })
    const server = `http://127.0.0.1:${port}`
    await untilAnswer(driver, `${server}/status`)
    const { sessionId, capabilities } = await send(`${server}/session`, { capabilities: {} }, startTime)
    console.log(`WebKitGTK ${capabilities.browserVersion}`)
    const session = `${server}/session/${sessionId}`
    await send(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1024 })
    return {
      goto: (url) => send(`${session}/url`, { url }),
      perform: (source) => send(`${session}/actions`, { actions: [source] }),
      async close() {
        // It does not answer if it has stopped.
        await fetch(session, { method: 'DELETE', signal: AbortSignal.timeout(5000) }).catch(() => {})
        await stop(driver)
        await stop(screen)
      },
    }
  },
}

async function send(url, body, seconds) {
  const request = fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const response = await answered(request, new URL(url).pathname, seconds)
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
