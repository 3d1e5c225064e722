// Finds a Chromium for the tests or gets one, and starts it once. Never silent, never a skip. Another browser is named in
// $DOGEAR_BROWSER (firefox or webkit), and has to be Playwright's own.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium, firefox, webkit } from 'playwright'
import { systemBrowsers } from './system-browsers.mjs'

/** @type {'chromium' | 'firefox' | 'webkit'} */
export const browserName = process.env.DOGEAR_BROWSER || 'chromium'
const isRoot = process.platform === 'linux' && process.getuid?.() === 0

function browserArgs() {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-gpu',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
  ]
  return isRoot ? ['--no-sandbox', ...quiet] : quiet
}

/** What Playwright needs to launch it: $CHROME_PATH, else Playwright's own download, else a browser of the system. */
export function findBrowser() {
  if (browserName !== 'chromium') return {}
  const own = process.env.CHROME_PATH
  if (own && !isExecutable(own)) {
    throw new Error(
      `CHROME_PATH is ${own}, which is not an executable file. Correct it, or unset it to use the system's browser.`,
    )
  }
  const executablePath = own || [chromium.executablePath(), ...systemBrowsers()].find(isExecutable)
  return { ...(executablePath && { executablePath }), args: browserArgs() }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installBrowser() {
  if (isRoot && isDebian()) {
    run('apt-get update -qq')
    run('apt-get install -y -qq --no-install-recommends chromium fonts-liberation')
  }
  if (!findBrowser().executablePath) run(`playwright install ${isRoot ? '--with-deps ' : ''}chromium`)
}

/** Ubuntu's chromium package is a stub for a snap, so Ubuntu does not count. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function run(command) {
  console.log(`No Chromium found: ${command}`)
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

async function ensureBrowser() {
  if (browserName !== 'chromium') {
    const type = { firefox, webkit }[browserName]
    if (!type) throw new Error(`DOGEAR_BROWSER is ${browserName}. It may be chromium, firefox or webkit.`)
    return startOnce(type, {})
  }
  if (!findBrowser().executablePath) installBrowser()
  const found = findBrowser()
  if (!found.executablePath) {
    throw new Error(
      [
        'There is no Chromium for the browser tests, and none could be installed. Do one of these and run again:',
        '  npx playwright install --with-deps chromium',
        '  sudo apt-get install chromium            (Debian)',
        '  CHROME_PATH=/path/to/chrome npm test',
      ].join('\n'),
    )
  }
  try {
    await startOnce(chromium, found)
  } catch (error) {
    throw new Error(
      `${found.executablePath} does not start. On Linux, "npx playwright install-deps chromium" adds missing libraries.\n${error.message}`,
    )
  }
}

async function startOnce(type, options) {
  const browser = await type.launch({ ...options, timeout: 30_000 })
  console.log(`${options.executablePath ?? type.name()} ${browser.version()}`)
  await browser.close()
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureBrowser().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
