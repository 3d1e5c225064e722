// Finds or installs a Chromium for the tests, and starts it once. Fails if that is not possible.
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { installOnDebian, isRoot, run } from './debian.mjs'
import { isExecutable } from './executables.mjs'
import { systemBrowsers } from './system-browsers.mjs'

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

/** Playwright's launch options for $CHROME_PATH, Playwright's own download or the system's browser, in this order. */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen && !isExecutable(chosen)) {
    throw new Error(
      `CHROME_PATH is ${chosen}, which is not an executable file. Correct it, or unset it to use the system's browser.`,
    )
  }
  const executablePath = chosen || [chromium.executablePath(), ...systemBrowsers()].find(isExecutable)
  return { ...(executablePath && { executablePath }), args: browserArgs() }
}

function installBrowser() {
  installOnDebian('chromium', 'fonts-liberation')
  if (!findBrowser().executablePath) run(`playwright install ${isRoot ? '--with-deps ' : ''}chromium`)
}

async function ensureBrowser() {
  if (!findBrowser().executablePath) installBrowser()
  const found = findBrowser()
  if (!found.executablePath) {
    throw new Error(
      [
        'The browser tests need Chromium, and installing it failed. Do one of these and try again:',
        '  npx playwright install --with-deps chromium',
        '  sudo apt-get install chromium            (Debian)',
        '  CHROME_PATH=/path/to/chrome npm test',
      ].join('\n'),
    )
  }
  try {
    const browser = await chromium.launch({ ...found, timeout: 30_000 })
    console.log(`${found.executablePath} ${browser.version()}`)
    await browser.close()
  } catch (error) {
    throw new Error(
      `${found.executablePath} does not start. On Linux, "npx playwright install-deps chromium" adds missing libraries.\n${error.message}`,
    )
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureBrowser().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
