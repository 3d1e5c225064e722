import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'

const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url))
const ends = new Set(['passed', 'failed', 'skipped'])
const testNamePattern = /link|focus|click/

/** Longer than any test, and than the start of a browser on a busy machine. */
const silence = 120_000

/** The paths of all test files. */
export async function findFiles() {
  const vitest = await createVitest('test', { config, watch: false })
  const specifications = await vitest.globTestSpecifications()
  await vitest.close()
  return [...new Set(specifications.map(({ moduleId }) => moduleId))]
}

/**
 * Runs a file's tests in a browser of its own, or only those with the full names `only`. A skipped test counts as failed,
 * and so does a file without matching tests. If the browser stops answering, `unfinished` has the full names of the tests
 * without a result, the one that was running first. It is empty if the browser stopped before the tests were known.
 */
export async function runFile(engine, file, only) {
  const vitest = await createVitest('test', {
    config,
    project: [engine],
    testNamePattern: only?.length ? patternOf(only) : testNamePattern,
    watch: false,
    allowOnly: false,
    reporters: ['default', { onTestCaseResult: () => giveUp.refresh() }],
  })
  const giveUp = setTimeout(() => closeBrowser(vitest), silence)
  try {
    const { testModules, unhandledErrors } = await vitest.start([file])
    return summarize(testModules, unhandledErrors, only)
  } finally {
    clearTimeout(giveUp)
    await vitest.close()
  }
}

/** Ends the run, because Vitest gives up on a browser that is gone. */
async function closeBrowser(vitest) {
  for (const { browser } of vitest.projects) await browser?.provider?.close()
}

function summarize(testModules, unhandledErrors, only) {
  const tests = testModules
    .flatMap(({ children }) => [...children.allTests()])
    .filter(({ fullName }) => (only?.length ? only.includes(fullName) : testNamePattern.test(fullName)))
  const withState = (state) => tests.filter((test) => test.result().state === state)
  const passed = withState('passed').length
  const unfinished = withState('pending').map(({ fullName }) => fullName)
  const failed = tests.length - passed - unfinished.length
  const isFinished = testModules.length > 0 && testModules.every((module) => ends.has(module.state()))
  if (!isFinished) return { passed, failed, unfinished: tests.length > 0 ? unfinished : (only ?? []) }
  return { passed, failed: Math.max(tests.length - passed, unhandledErrors.length, tests.length > 0 ? 0 : 1) }
}

/** Vitest joins the names of suites and tests with spaces to match them. */
function patternOf(fullNames) {
  const escaped = fullNames.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' > ', '(?: >)? '))
  return new RegExp(`^(?:${escaped.join('|')})$`)
}
