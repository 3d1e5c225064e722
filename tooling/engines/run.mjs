// npm run test:engines [-- firefox webkit]: the contract's tests of links, focus and clicks, on every host, in the system's
// Firefox and WebKit.
import { relative } from 'node:path'
import { createChecks } from '../checks.mjs'
import { installOnDebian } from '../system.mjs'
import { root } from '../vite.mjs'
import { engines } from './engines.mjs'
import { findFiles, runFile } from './run-file.mjs'

// Each of Vitest's many starts adds some.
process.setMaxListeners(0)
const { check, finish } = createChecks()
const named = process.argv.slice(2)
const installed = []
for (const name of named.length > 0 ? named : Object.keys(engines)) {
  await check(`${name} is installed`, () => ensureInstalled(name))
}

// One after the other: beside another browser, Firefox now and then stops in the middle of a file.
for (const name of installed) await check(name, () => runTests(name))
finish()

function ensureInstalled(name) {
  const engine = engines[name]
  if (!engine) throw new Error(`Unknown engine ${name}. Choose from ${Object.keys(engines).join(', ')}.`)
  if (!engine.isInstalled()) installOnDebian(...engine.packages)
  if (!engine.isInstalled()) throw new Error(`${name} is missing and could not be installed. ${engine.howToInstall}`)
  installed.push(name)
}

/** Each file gets a new browser, because one that has run many tests becomes slow. */
async function runTests(name) {
  const total = { passed: 0, failed: 0 }
  for (const file of await findFiles()) {
    const { passed, failed } = await runToEnd(name, file)
    total.passed += passed
    total.failed += failed
  }
  return total
}

/**
 * If the browser stops in the middle of a file, goes on in a new one. An endless loop of our own would stop it at the same
 * test each time.
 */
async function runToEnd(name, file) {
  const total = { passed: 0, failed: 0 }
  let only
  for (let stops = 0; stops < 3; ) {
    const { passed, failed, unfinished } = await runFile(name, file, only)
    total.passed += passed
    total.failed += failed
    if (!unfinished) return total
    stops = unfinished[0] === only?.[0] ? stops + 1 : 1
    only = unfinished
    console.log(`${name} stopped answering in ${relative(root, file)}: ${only[0] ?? 'before its tests'}`)
  }
  console.error(`Error: ${name} stopped three times at the same place`)
  return { ...total, failed: total.failed + Math.max(only.length, 1) }
}
