// npm test -- engines [firefox webkit] [vanilla react … layouts]: the contract's tests of links, focus, clicks, reloads and the
// PageInput, on every host, and the layouts of the theme, in the system's Firefox and WebKit. With --if-usable, a browser that can't
// be used on this machine, even without Dogear, is reported and doesn't fail.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { installOnDebian } from '../browser.mjs'
import { frameworkNames } from '../frameworks.mjs'
import { createChecks } from '../test.mjs'
import { root } from '../vite.mjs'
import { startTime } from './answered.mjs'
import { engines } from './provider.mjs'

const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url))
const suiteNames = ['vanilla', ...frameworkNames, 'layouts']
const testNamePattern = /link|focus|click|reload|PageInput|layouts/

/** How many failures end a run. */
const manyFailures = 10

/** Longer than any test, and than the start of Vitest and a browser on a busy machine, in milliseconds. */
const silence = 2 * 1000 * startTime

// Each of Vitest's many starts adds some.
process.setMaxListeners(0)
const { check, finish } = createChecks()
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { 'if-usable': { type: 'boolean' } },
})
const choices = [...Object.keys(engines), ...suiteNames]
const unknown = named.find((name) => !choices.includes(name))
if (unknown) throw new Error(`Unknown engine or suite ${unknown}. Choose from ${choices.join(', ')}.`)
for (const name of choose(Object.keys(engines))) {
  if (!(await check(`${name} is installed`, () => ensureInstalled(name)))) continue
  await runEngine(await findFiles(name))
}
finish()

async function runEngine(files) {
  // One after the other: beside another browser, Firefox now and then stops in the middle of a file.
  for (const [project, file] of files) {
    let numbers = {}
    await check(`${project}: ${relative(root, file)}`, async () => {
      numbers = await runFile(project, file)
      const { failed = 0, titles = [] } = numbers
      const others = Array(Math.max(failed - titles.length, 0)).fill('a test that was skipped or not finished')
      return { ...numbers, failures: [...titles, ...others] }
    })
    // Every failed test has waited for something, so that all hosts would take hours.
    if (!numbers.stoppedAt && !(numbers.failed >= manyFailures)) continue
    console.log('The other suites were not run in this engine.')
    return
  }
}

/** Those that the arguments name, or all if they name none. */
function choose(names) {
  const chosen = names.filter((name) => named.includes(name))
  return chosen.length > 0 ? chosen : names
}

function ensureInstalled(name) {
  const engine = engines[name]
  if (!engine.isInstalled()) installOnDebian(...engine.packages)
  if (!engine.isInstalled()) throw new Error(`${name} is missing and could not be installed. ${engine.howToInstall}`)
}

async function findFiles(engine) {
  const vitest = await createVitest('test', { config, watch: false })
  const specifications = await vitest.globTestSpecifications()
  await vitest.close()
  const projects = choose(suiteNames).map((suite) => `${suite} in ${engine}`)
  const ofEngine = specifications.filter(({ project }) => projects.includes(project.name))
  return ofEngine.map(({ project, moduleId }) => [project.name, moduleId])
}

/**
 * A file runs once more if its browser stops or no longer does what every browser does, but not if a test failed before. The test that
 * shows it may have failed.
 */
async function runFile(name, file) {
  const first = await runOnce(name, file)
  if (!first.stoppedAt || first.failed > 1) return first
  console.log(`${name} stopped, so the file runs once more: ${first.stoppedAt}`)
  const second = await runOnce(name, file)
  const { passed, failed, stoppedAt } = second
  if (!stoppedAt) return second
  // Only before its first test is it clear that no test is to blame.
  if (values['if-usable'] && passed + failed === 0)
    return { stoppedAt, notRun: 'the browser doesn’t start, or gives no focus to a page without Dogear' }
  console.error(`Error: ${name} stopped again: ${stoppedAt}`)
  return { ...second, failed: failed + 1 }
}

/**
 * Runs a file in a browser of its own, because one that has run many tests becomes slow. A skipped test counts as failed,
 * and so does a file without matching tests. If the browser stops answering, `stoppedAt` says where.
 */
async function runOnce(name, file) {
  const vitest = await createVitest('test', {
    config,
    project: [name],
    testNamePattern,
    watch: false,
    allowOnly: false,
    bail: manyFailures,
    reporters: ['default', { onTestCaseResult: () => giveUp.refresh() }],
  })
  // Vitest ends the run of a browser that is gone.
  const giveUp = setTimeout(() => vitest.projects.map(({ browser }) => browser?.provider?.close()), silence)
  try {
    return summarize(await vitest.start([file]))
  } finally {
    clearTimeout(giveUp)
    await vitest.close()
  }
}

function summarize({ testModules, unhandledErrors }) {
  const all = testModules.flatMap(({ children }) => [...children.allTests()])
  const tests = all.filter(({ fullName }) => testNamePattern.test(fullName))
  const withState = (state) => tests.filter((test) => test.result().state === state)
  const unfinished = withState('pending')
  const passed = withState('passed').length
  const titles = withState('failed').map(({ fullName }) => fullName)
  const numbers = { passed, failed: titles.length, titles }
  if (numbers.failed >= manyFailures) return numbers
  const isFinished =
    testModules.length > 0 && testModules.every((module) => /passed|failed|skipped/.test(module.state()))
  if (!isFinished) return { ...numbers, stoppedAt: unfinished[0]?.fullName ?? 'before its tests' }
  return { ...numbers, failed: Math.max(tests.length - passed, unhandledErrors.length, tests.length > 0 ? 0 : 1) }
}
