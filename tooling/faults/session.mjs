import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'

// A fault may keep the page busy forever.
const secondsPerRun = 300

/** Opens Vitest in a copy of the repository, through its Node API: all runs share a browser, and each has its own page. */
export async function openSession(copy) {
  let log
  const output = new Writable({ write: (text, _encoding, done) => done(void log?.(`${text}`)) })
  let vitest = await open(copy, output)

  /** Runs the test files whose paths start with `tests` until a test fails, or `only` the test with that title. */
  async function run({ tests, only, ...options }) {
    log = options.log
    const found = await vitest.globTestSpecifications([tests])
    const running = vitest.runTestSpecifications(found.map((specification) => select(only, specification)))
    const result = await withTimeout(running)
    if (result) return summarize(found, result.unhandledErrors)
    await restart()
    throw new Error(`The tests haven't finished in ${secondsPerRun} s.`)
  }

  async function restart() {
    await vitest.close()
    vitest = await open(copy, output)
  }

  return { run, restart, invalidate: (file) => vitest.invalidateFile(file), close: () => vitest.close() }
}

/** Uses the copy's own Vitest, which its configuration and plugins import, too. */
async function open(copy, output) {
  Object.assign(process.env, { NODE_ENV: 'test', TEST: 'true', VITEST: 'true' })
  const { createVitest } = await import(pathToFileURL(createRequire(join(copy, 'package.json')).resolve('vitest/node')))
  const options = { root: copy, watch: false, bail: 1, reporters: [{}] }
  return createVitest('test', options, {}, { stdout: output, stderr: output })
}

/** Selects tests by id, because the pattern of a specification doesn't reach the browser. */
function select(title, specification) {
  const testIds = testsIn(specification).flatMap(({ fullName, id }) => (fullName === title ? [id] : []))
  const { project, moduleId, pool } = specification
  return testIds.length === 0 ? specification : project.createSpecification(moduleId, { testIds }, pool)
}

function withTimeout(running) {
  let timer
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, secondsPerRun * 1000)
  })
  return Promise.race([running, timeout]).finally(() => clearTimeout(timer))
}

function summarize(specifications, unhandledErrors) {
  const tests = specifications.flatMap(testsIn)
  const titles = (state) => tests.filter((test) => test.result().state === state).map(({ fullName }) => fullName)
  const errors = [...specifications.flatMap(({ testModule }) => testModule?.errors() ?? []), ...unhandledErrors]
  return { passed: titles('passed'), failed: titles('failed'), errors }
}

function testsIn({ testModule }) {
  return testModule ? [...testModule.children.allTests()] : []
}
