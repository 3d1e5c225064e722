import { deepEqual, notEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { environmentOf } from '../copy.mjs'
import { differences } from './differences.mjs'

/** All tests of a host pass, but for those that its oldest peer is known to fail: these do fail. */
export async function checkHost(root, { host, log }) {
  const report = join(root, `${host}.json`)
  const command = `vitest run packages/${host}/ --allowOnly=false --reporter=json --outputFile="${report}"`
  const env = { ...environmentOf(root), DOGEAR_PACKAGES: 'built' }
  // It fails where a test does. Which ones may is told by the report.
  await run(command, { cwd: root, env, log }).catch(() => {})

  const tests = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0) throw new Error(`${name} has run no test: ${message}`)
    return assertionResults
  })
  const failed = tests.filter(({ status }) => status !== 'passed')
  for (const { fullName, failureMessages } of failed) log(`\n${fullName}\n${failureMessages.join('\n')}`)
  notEqual(tests.length, 0)
  deepEqual([...new Set(failed.map(({ title }) => title))].sort(), Object.keys(differences[host] ?? {}).sort())
}

/** What the compiler has put into the builds is there in the oldest Solid. The tests compile the JSX source instead. */
export async function checkSolidBuilds(root, { log }) {
  for (const condition of ['browser', 'node']) {
    const command = `node --conditions=${condition} --input-type=module --eval "await import('@dogear/solid')"`
    await run(command, { cwd: join(root, 'packages/solid'), log })
  }
}
