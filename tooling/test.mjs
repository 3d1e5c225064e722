// npm test: every check that takes minutes at most. Counts each test of the two suites, and skipped ones as failed.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from './checks.mjs'
import { run } from './command.mjs'

const reports = mkdtempSync(join(tmpdir(), 'dogear-test-'))
const { check, finish } = createChecks()
const checkCommand = (name, command) => check(name, (log) => run(command, { log }))

// Concurrent, because each of them waits for input and output now and then.
const browser = checkCommand('browser', 'node tooling/browser.mjs')
await Promise.all([checkBuild(), checkSource(), checkUnits()])
finish(reports)

async function checkBuild() {
  if (!(await checkCommand('build', 'node tooling/turbo.mjs build'))) {
    console.log('  Without a build, these did not run: types, packages, size, e2e')
    return
  }
  await checkCommand('types', 'npm run --silent typecheck')
  await checkCommand('packages', 'node tooling/turbo.mjs lint:pkg --continue=always')
  await checkCommand('size', 'npm run --silent size')
  await browser
  await suite('e2e', 'playwright test --forbid-only --reporter=list,json', ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }))
}

async function checkSource() {
  await checkCommand('format and lint', 'biome ci . --error-on-warnings --colors=off')
  await checkCommand('framework rules', 'eslint . --max-warnings=0')
  await checkCommand('unused code', 'knip')
}

async function checkUnits() {
  await browser
  await suite(
    'unit',
    'vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json="$REPORT"',
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    }),
  )
}

function suite(name, command, count) {
  return check(name, async (log) => {
    const report = join(reports, `${name}.json`)
    const env = { REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const [{ reason: failure }] = await Promise.allSettled([run(command, { env, log })])
    const numbers = count(JSON.parse(readFileSync(report, 'utf8')))
    if (failure && numbers.failed === 0) throw failure
    return numbers
  })
}
