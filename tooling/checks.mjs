import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './command.mjs'

/** Runs named checks, each of which fails by throwing. A failed check prints its output. */
export function createChecks() {
  const total = { passed: 0, failed: 0 }
  const failures = []
  const leftOut = []

  /**
   * Returns whether the check passed. `work` gets a function that collects output, and may return the numbers of a suite
   * as `{ passed, failed }`, with the `titles` of the tests that failed, or a `note` to print. A suite without tests fails. If
   * `work` returns why it could not be done here, as `notRun`, that is printed and counts as nothing.
   */
  async function check(name, work) {
    const start = performance.now()
    let output = ''
    const log = (text) => (output += text.replaceAll('\0', ''))
    const attempt = async () => work(log)
    const {
      passed = 1,
      failed = 0,
      titles = [],
      note,
      notRun,
    } = (await attempt().catch((error) => {
      log(`\n${error.stack}`)
      return { passed: 0, failed: 1 }
    })) ?? {}
    if (notRun) {
      leftOut.push(name)
      console.log(`– ${name} (not run: ${notRun})`)
      return false
    }
    const isPassed = passed > 0 && failed === 0
    total.passed += passed
    total.failed += isPassed ? 0 : Math.max(failed, 1)
    const numbers = passed + failed > 1 && `${passed} passed, ${failed} failed`
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
    console.log(`${isPassed ? '✓' : '✗'} ${name} (${[numbers, note, seconds].filter(Boolean).join(', ')})`)
    if (!isPassed) {
      failures.push(name, ...titles.map((title) => `  ${title}`))
      console.log(`${output}\n`)
    }
    return isPassed
  }

  /** Prints the totals as the last line, and removes the folder that the checks worked in unless one failed. */
  function finish(folder) {
    if (folder && total.failed > 0) console.log(`\nFailed checks left their files in ${folder}`)
    else if (folder) rmSync(folder, { recursive: true })
    if (leftOut.length > 0) console.log(`\nWhat was not run: ${leftOut.join(', ')}`)
    if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`)
    console.log(`\n${total.passed} passed, ${total.failed} failed`)
    process.exitCode = total.failed > 0 ? 1 : 0
  }

  return { check, finish, ...createSuites(check) }
}

/** Checks that are commands. */
function createSuites(check) {
  return {
    command: (name, command) => check(name, (log) => run(command, { log })),
    program: (name, command) => check(name, () => runProgram(command)),
    vitest: (name, options, env) => check(name, (log) => runVitest(options, { env, log })),
    playwright: (name, options) => check(name, (log) => runPlaywright(options, { log })),
  }
}

/** A command that counts its own tests, and prints its numbers at the end. */
async function runProgram(command) {
  let output = ''
  const log = (text) => {
    output += text
    process.stdout.write(text)
  }
  const [{ reason: failure }] = await Promise.allSettled([run(command, { log })])
  const lastNumber = (word) => Number(output.match(RegExp(`\\d+(?= ${word})`, 'g'))?.at(-1) ?? 0)
  const numbers = { passed: lastNumber('passed'), failed: lastNumber('failed') }
  if (failure && numbers.failed === 0) throw failure
  return numbers
}

function runVitest(options, context) {
  const reporters = '--reporter=default --reporter=json --outputFile.json="$REPORT"'
  return runSuite(`vitest run ${options} --allowOnly=false ${reporters}`, context, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    titles: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => fullName),
  }))
}

export function runPlaywright(options, context) {
  return runSuite(`playwright test ${options} --forbid-only --reporter=list,json`, context, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    titles: suites
      .flatMap(findSpecs)
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => `${file}: ${title}`),
  }))
}

const findSpecs = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(findSpecs)]

/** Of a test suite, each test counts, and a skipped one as failed. */
async function runSuite(command, { env, log }, count) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const report = join(folder, 'report.json')
  const reported = { ...env, REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const [{ reason: failure }] = await Promise.allSettled([run(command, { env: reported, log })])
  const numbers = count(JSON.parse(readFileSync(report, 'utf8')))
  rmSync(folder, { recursive: true })
  if (failure && numbers.failed === 0) throw failure
  return numbers
}

/** Does jobs that need a core each: as many at once as there are cores, in this order. */
export async function runOnCores(jobs) {
  const queue = [...jobs]
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
