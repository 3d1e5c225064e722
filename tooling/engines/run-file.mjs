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
 * Runs a file in a browser of its own. A skipped test counts as failed, and so does a file without matching tests.
 * `hasStopped` says that no test failed, but the browser stopped answering before each had a result.
 */
export async function runFile(engine, file) {
  const vitest = await createVitest('test', {
    config,
    project: [engine],
    testNamePattern,
    watch: false,
    allowOnly: false,
    reporters: ['default', { onTestCaseResult: () => giveUp.refresh() }],
  })
  const giveUp = setTimeout(() => closeBrowser(vitest), silence)
  try {
    const { testModules, unhandledErrors } = await vitest.start([file])
    return summarize(testModules, unhandledErrors)
  } finally {
    clearTimeout(giveUp)
    await vitest.close()
  }
}

/** Ends the run, because Vitest gives up on a browser that is gone. */
async function closeBrowser(vitest) {
  for (const { browser } of vitest.projects) await browser?.provider?.close()
}

function summarize(testModules, unhandledErrors) {
  const tests = testModules
    .flatMap(({ children }) => [...children.allTests()])
    .filter(({ fullName }) => testNamePattern.test(fullName))
  const count = (state) => tests.filter((test) => test.result().state === state).length
  const isFinished = testModules.length > 0 && testModules.every((module) => ends.has(module.state()))
  return {
    passed: count('passed'),
    failed: Math.max(tests.length - count('passed'), unhandledErrors.length, tests.length > 0 ? 0 : 1),
    hasStopped: !isFinished && count('failed') === 0,
  }
}
