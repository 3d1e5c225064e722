// Finds or installs a Chromium for the tests, and starts it once. Fails if that is not possible.
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { runHere } from './command.mjs'

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

// The same engine without windows, in which the tests of the example apps take half as long.
const shell = 'chromium-headless-shell'
const args = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/** Playwright's launch options for $CHROME_PATH, Playwright's own download or the system's browser, in this order. */
export function findBrowser() {
  const own = chromium.executablePath()
  const executablePath =
    process.env.CHROME_PATH ||
    (existsSync(own) ? own : findCommand(shell, 'chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'))
  if (executablePath) return { executablePath, args }
  // On macOS and Windows, Playwright knows where Chrome is.
  return process.platform === 'linux' ? { args } : { channel: 'chrome', args }
}

async function launch() {
  const options = findBrowser()
  const browser = await chromium.launch(options)
  console.log(`${options.executablePath ?? options.channel} ${browser.version()}`)
  await browser.close()
}

function install() {
  installOnDebian(shell, 'fonts-liberation')
  if (!findBrowser().executablePath) installOnDebian('chromium', 'fonts-liberation')
  if (!findBrowser().executablePath) runHere(`playwright install ${isRoot ? '--with-deps ' : ''}chromium`)
}

/** Installs packages if that needs no password: on Debian, as root. Ubuntu's chromium and firefox only install snaps. */
export function installOnDebian(...packages) {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (!isRoot || !isDebian) return
  runHere('apt-get update -qq')
  runHere(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`)
}

/** The path of the first of these commands that exists. */
export function findCommand(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find((path) => existsSync(path))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (findBrowser().executablePath === '/usr/bin/chromium') installOnDebian(shell)
  await launch()
    .catch((error) => {
      if (process.env.CHROME_PATH) throw error
      install()
      return launch()
    })
    .catch((error) => {
      console.error(`No Chromium starts for the browser tests: ${error.message}
Do one of these and try again:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium            (Debian)
  CHROME_PATH=/path/to/chrome npm test`)
      process.exitCode = 1
    })
}
