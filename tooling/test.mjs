// Every check of the repository. What fails is printed in full; the last line gives the numbers: one for each check,
// and one for each test of the two suites. A skipped test counts as failed, and so does a suite without tests.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'dogear-test-'))
const total = { passed: 0, failed: 0 }

// Side by side, since each waits for something now and then.
const browser = check('browser', 'node tooling/browser.mjs')
await Promise.all([checkBuilt(), checkSource(), checkUnits()])

rmSync(reports, { recursive: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function checkBuilt() {
  if (!(await check('build', 'node tooling/turbo.mjs build'))) {
    console.log('  not run, for want of a build: types, packages, size, e2e')
    return
  }
  await check('types', 'npm run --silent typecheck')
  await check('packages', 'node tooling/turbo.mjs lint:pkg --continue=always')
  await check('size', 'npm run --silent size')
  await browser
  await suite('e2e', 'playwright test --forbid-only --reporter=list,json', ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }))
}

async function checkSource() {
  await check('format and lint', 'biome ci . --error-on-warnings --colors=off')
  await check('framework rules', 'eslint . --max-warnings=0')
  await check('unused code', 'knip')
}

async function checkUnits() {
  await browser
  await suite(
    'unit',
    'vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json="$VITEST_JSON"',
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    }),
  )
}

async function check(name, command) {
  const { ok, seconds, output } = await run(command)
  add(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds, output)
  return ok
}

async function suite(name, command, count) {
  const file = join(reports, `${name}.json`)
  const { ok, seconds, output } = await run(command, { VITEST_JSON: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const numbers = readNumbers(file, count)
  const agrees = numbers.failed > 0 ? !ok : ok && numbers.passed > 0
  add(name, agrees ? numbers : { ...numbers, failed: Math.max(numbers.failed, 1) }, seconds, output)
}

function readNumbers(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run(command, env) {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: { ...process.env, NO_COLOR: '1', ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('close', (code) => {
      resolve({ ok: code === 0, seconds: ((performance.now() - start) / 1000).toFixed(1), output })
    })
  })
}

function add(name, { passed, failed }, seconds, output) {
  total.passed += passed
  total.failed += failed
  const numbers = passed + failed > 1 ? `${passed} passed, ${failed} failed, ` : ''
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${numbers}${seconds} s)`)
  if (failed > 0) console.log(output)
}
