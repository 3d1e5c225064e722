// npm run test:engines [-- firefox webkit]: the contract's tests of links, focus and clicks, on every host, in the system's
// Firefox and WebKit.
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { createChecks } from '../checks.mjs'
import { installOnDebian } from '../debian.mjs'
import { engines } from './engines.mjs'

const testNamePattern = /link|focus|click/
const { check, finish } = createChecks()
const named = process.argv.slice(2)
const installed = []
for (const name of named.length > 0 ? named : Object.keys(engines)) {
  await check(`${name} is installed`, () => ensureInstalled(name))
}

if (installed.length > 0) {
  const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url))
  const options = { config, project: installed, testNamePattern, watch: false, allowOnly: false }
  const { state } = await startVitest('test', [], options)
  for (const name of installed) await check(name, () => countTests(state, name))
  await check('no errors outside the tests', () => {
    const [error] = state.getUnhandledErrors()
    if (error) throw error
  })
}
finish()

function ensureInstalled(name) {
  const engine = engines[name]
  if (!engine) throw new Error(`Unknown engine ${name}. Choose from ${Object.keys(engines).join(', ')}.`)
  if (!engine.isInstalled()) installOnDebian(...engine.packages)
  if (!engine.isInstalled()) throw new Error(`${name} is missing and could not be installed. ${engine.howToInstall}`)
  installed.push(name)
}

/** A skipped test counts as failed, and so does a file without matching tests. */
function countTests(state, name) {
  const files = state.getTestModules().filter(({ project }) => project.name === name)
  const testsByFile = files.map(({ children }) =>
    [...children.allTests()].filter(({ fullName }) => testNamePattern.test(fullName)),
  )
  const tests = testsByFile.flat()
  const passed = tests.filter((test) => test.result().state === 'passed').length
  const emptyFiles = testsByFile.filter(({ length }) => length === 0).length
  return { passed, failed: tests.length - passed + emptyFiles }
}
