// npm run test:faults [-- core react …]: applies one fault after the other to a copy of the last commit, and checks that
// the contract of the host fails on each, or the test file that the fault names (`tests`, below the host's test folder).
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from '../checks.mjs'
import { run } from '../command.mjs'
import { copyOfCommit, environmentOf, lastCommit } from '../copy.mjs'
import { core } from './core.mjs'
import { react } from './react.mjs'
import { solid } from './solid.mjs'
import { svelte } from './svelte.mjs'
import { vue } from './vue.mjs'

const named = process.argv.slice(2)
const hosts = Object.entries({ core, react, vue, solid, svelte }).filter(
  ([host]) => named.length === 0 || named.includes(host),
)

const temp = await mkdtemp(join(tmpdir(), 'faults-'))
const copy = join(temp, 'copy')
const report = join(temp, 'report.json')
const { check, finish } = createChecks()

console.log(`Faults in ${lastCommit()}`)
if (await check('copy', (log) => copyOfCommit(copy, { log }))) {
  for (const [host, faults] of hosts) {
    if (!(await check(`${host}: holds without a fault`, (log) => runTests(host, { log })))) continue
    for (const fault of faults) await check(`${host}: ${fault.name}`, (log) => seeThatItFails(host, { fault, log }))
  }
}
finish(temp)

async function seeThatItFails(host, { fault, log }) {
  const file = join(copy, 'packages', host, fault.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, faulty(source, fault))
  const hasFailed = await runTests(fault.seenBy ?? host, { log, tests: fault.tests }).then(
    () => false,
    () => true,
  )
  writeFileSync(file, source)
  // A fault that keeps the suite from being loaded proves nothing.
  const { numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  if (!hasFailed || numFailedTests === 0) throw new Error('No test fails.')
  const sentences = testResults.flatMap(({ assertionResults }) => assertionResults)
  console.log(`  ${sentences.find(({ status }) => status === 'failed').fullName}`)
}

function faulty(source, { file, edits }) {
  return edits.reduce((text, [found, replacement]) => {
    const times = text.split(found).length - 1
    if (times !== 1)
      throw new Error(`${file} has this ${times} times instead of once, so the fault is out of date:\n${found}`)
    return text.replace(found, () => replacement)
  }, source)
}

function runTests(host, { log, tests = 'contract/contract.browser.test' }) {
  writeFileSync(report, JSON.stringify({ numFailedTests: 0, testResults: [] }))
  const files = `packages/${host}/test/${tests}`
  return run(`vitest run --bail=1 --reporter=default --reporter=json --outputFile.json="${report}" ${files}`, {
    cwd: copy,
    env: environmentOf(copy),
    log,
  })
}
