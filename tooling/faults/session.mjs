import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'

// A page that a fault keeps busy for ever.
const secondsPerRun = 300

/** Vitest in a copy of the repository, by its Node API: all runs share a browser, and each has a page of its own. */
export async function openSession(copy) {
  let log
  const output = new Writable({ write: (text, _encoding, done) => done(void log?.(`${text}`)) })
  let vitest = await open(copy, output)

  /** Runs test files up to the first failure: all of their tests, or `only` those of a title that an earlier run met. */
  async function run({ tests, only, ...options }) {
    log = options.log
    const found = await vitest.globTestSpecifications([tests])
    const running = vitest.runTestSpecifications(found.map((specification) => withOnly(only, specification)))
    const result = await withinTime(running)
    if (result) return summaryOf(found, result.unhandledErrors)
    await restart()
    throw new Error(`The tests have neither passed nor failed in ${secondsPerRun} s.`)
  }

  async function restart() {
    await vitest.close()
    vitest = await open(copy, output)
  }

  return { run, restart, invalidate: (file) => vitest.invalidateFile(file), close: () => vitest.close() }
}

/** The copy's own Vitest, so that its configuration and its plugins find the same one. */
async function open(copy, output) {
  Object.assign(process.env, { NODE_ENV: 'test', TEST: 'true', VITEST: 'true' })
  const { createVitest } = await import(pathToFileURL(createRequire(join(copy, 'package.json')).resolve('vitest/node')))
  const options = { root: copy, watch: false, bail: 1, reporters: [{}] }
  return createVitest('test', options, {}, { stdout: output, stderr: output })
}

/** By their ids, because the browser does not get the pattern of a specification. */
function withOnly(title, specification) {
  const testIds = testsOf(specification).flatMap(({ fullName, id }) => (fullName === title ? [id] : []))
  const { project, moduleId, pool } = specification
  return testIds.length === 0 ? specification : project.createSpecification(moduleId, { testIds }, pool)
}

function withinTime(running) {
  let timer
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, secondsPerRun * 1000)
  })
  return Promise.race([running, timeout]).finally(() => clearTimeout(timer))
}

function summaryOf(specifications, unhandledErrors) {
  const tests = specifications.flatMap(testsOf)
  const titlesOf = (state) => tests.filter((test) => test.result().state === state).map(({ fullName }) => fullName)
  const errors = [...specifications.flatMap(({ testModule }) => testModule?.errors() ?? []), ...unhandledErrors]
  return { passed: titlesOf('passed'), failed: titlesOf('failed'), errors }
}

function testsOf({ testModule }) {
  return testModule ? [...testModule.children.allTests()] : []
}
