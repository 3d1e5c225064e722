// Finds a Chromium for the tests or gets one, and starts it once. Never silent, never a skip.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

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
  const own = process.env.CHROME_PATH
  if (own && !isExecutable(own)) {
    throw new Error(
      `CHROME_PATH is ${own}, which is not an executable file. Correct it, or unset it to use the system's browser.`,
    )
  }
  const executablePath = own || [chromium.executablePath(), ...systemBrowsers()].find(isExecutable)
  return { ...(executablePath && { executablePath }), args: browserArgs() }
}

function systemBrowsers() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) =>
        ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((path) =>
          join(folder, path),
        ),
      )
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  return ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
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
