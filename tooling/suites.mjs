import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from './checks.mjs'
import { run } from './command.mjs'

/** Runs commands and test suites as checks, and counts each test of a suite. A skipped test counts as failed. */
export function createSuites() {
  const reports = mkdtempSync(join(tmpdir(), 'dogear-test-'))
  const { check, finish } = createChecks()

  const suite = (name, command, count) =>
    check(name, async (log) => {
      const report = join(reports, `${name}.json`)
      const env = { REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const [{ reason: failure }] = await Promise.allSettled([run(command, { env, log })])
      const numbers = count(JSON.parse(readFileSync(report, 'utf8')))
      if (failure && numbers.failed === 0) throw failure
      return numbers
    })

  return {
    checkCommand: (name, command) => check(name, (log) => run(command, { log })),

    vitest: (name, options) =>
      suite(
        name,
        `vitest run ${options} --allowOnly=false --reporter=default --reporter=json --outputFile.json="$REPORT"`,
        (report) => ({
          passed: report.numPassedTests,
          failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
        }),
      ),

    playwright: (name, options) =>
      suite(name, `playwright test ${options} --forbid-only --reporter=list,json`, ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + stats.skipped,
      })),

    finish: () => finish(reports),
  }
}
