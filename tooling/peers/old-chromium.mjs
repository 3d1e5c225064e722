import { deepEqual, match } from 'node:assert/strict'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { findBrowser } from '../browser.mjs'
import { run } from '../command.mjs'

/** The last one without `:modal` and `checkVisibility` that the registry has. */
export const major = 103
const name = '@sparticuz/chrome-aws-lambda'
const version = '14.4.1'

/** The scripts work in a real browser of 2022. */
export async function checkOldChromium({ folder, scripts, log }) {
  const files = readdirSync(scripts)
  const browser = await launch({ folder, log })
  try {
    match(browser.version(), RegExp(`^${major}\\.`))
    const faults = {}
    for (const file of files) {
      const page = await browser.newPage()
      await page.addScriptTag({ path: join(scripts, file), type: 'module' })
      await page.waitForFunction(() => window.useEverything)
      faults[file] = await page.evaluate(() => window.useEverything())
      await page.close()
    }
    deepEqual(faults, Object.fromEntries(files.map((file) => [file, []])))
  } finally {
    await browser.close()
  }
  return { passed: files.length }
}

/** The package contains the program, and the libraries that it needs. */
async function launch({ folder, log }) {
  const flags = '--no-audit --no-fund --legacy-peer-deps --ignore-scripts'
  await run(`npm install --prefix "${folder}" ${flags} ${name}@${version}`, { cwd: tmpdir(), log })
  for (const file of ['chromium', 'aws.tar']) {
    const packed = readFileSync(join(folder, 'node_modules', name, 'bin', `${file}.br`))
    writeFileSync(join(folder, file), brotliDecompressSync(packed))
  }
  const executablePath = join(folder, 'chromium')
  chmodSync(executablePath, 0o755)
  await run('tar -xf aws.tar', { cwd: folder, log })
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') }
  return chromium.launch({ ...findBrowser(), executablePath, env })
}
