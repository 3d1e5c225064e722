// npm run test:engines [-- firefox webkit]: what the contract says about links, focus and clicks, on every host, in the
// engines that the system has beside Chromium.
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { installOnDebian } from '../debian.mjs'
import { engines } from './engines.mjs'

const total = { passed: 0, failed: 0 }
const testNamePattern = /link|focus|click/
const named = process.argv.slice(2)
const present = (named.length > 0 ? named : Object.keys(engines)).filter(ensure)

if (present.length > 0) {
  const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url))
  const { state } = await startVitest('test', [], {
    config,
    project: present,
    testNamePattern,
    watch: false,
    allowOnly: false,
  })
  for (const name of present) {
    const modules = state.getTestModules().filter(({ project }) => project.name === name)
    count(name, modules)
  }
  if (process.exitCode) total.failed ||= 1
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Whether the engine is there, or could be installed. */
function ensure(name) {
  const engine = engines[name]
  if (engine && !engine.isInstalled()) installOnDebian(...engine.packages)
  if (engine?.isInstalled()) return true
  const problem = engine
    ? `${name} is missing, and could not be installed. ${engine.howToInstall}`
    : `There is no engine ${name}. It may be ${Object.keys(engines).join(' or ')}.`
  console.error(`✗ ${problem}`)
  total.failed++
  return false
}

/** A test that was skipped counts as failed, and so does a file without tests. */
function count(name, modules) {
  const tests = modules.map((module) =>
    [...module.children.allTests()].filter(({ fullName }) => testNamePattern.test(fullName)),
  )
  const empty = modules.length === 0 ? 1 : tests.filter(({ length }) => length === 0).length
  const passed = tests.flat().filter((test) => test.result().state === 'passed').length
  const failed = tests.flat().length - passed + empty
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${passed} passed, ${failed} failed)`)
  total.passed += passed
  total.failed += failed
}
