import { deepEqual, notEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { environmentOf } from '../copy.mjs'
import { environmentIn } from '../outside/node.mjs'
import { differences } from './differences.mjs'

/** With a version of its peer, a host fails exactly the tests that `differences` lists. */
export async function checkHost(root, { host, version, log }) {
  // Not svelte.json, which Vite would import as `svelte`.
  const report = join(root, `report-${host}.json`)
  const projects = ['node', 'ssr', 'jsdom', 'happy-dom', 'own', host, `random-${host}`].map(
    (name) => `--project=${name}`,
  )
  const files = `packages/${host}/ packages/contract/test/contract packages/contract/test/hydration packages/contract/test/random`
  const command = `vitest run ${files} ${projects.join(' ')} --allowOnly=false --reporter=json --outputFile="${report}"`
  const env = { ...environmentOf(root), DOGEAR_PACKAGES: 'built' }
  // Exits non-zero when a test fails. The report says which ones.
  await run(command, { cwd: root, env, log }).catch(() => {})

  const tests = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0) throw new Error(`${name} ran no tests: ${message}`)
    return assertionResults
  })
  const failed = tests.filter(({ status }) => status !== 'passed')
  for (const { fullName, failureMessages } of failed) log(`\n${fullName}\n${failureMessages.join('\n')}`)
  notEqual(tests.length, 0)
  deepEqual(
    [...new Set(failed.map(({ title }) => title))].sort(),
    Object.keys(differences[`${host} ${version}`] ?? {}).sort(),
  )
}

/** The builds only use what the oldest Solid exports. */
export async function checkSolidBuilds(root, { log }) {
  for (const condition of ['browser', 'node']) {
    const command = `node --conditions=${condition} --input-type=module --eval "await import('@dogear/solid')"`
    await run(command, { cwd: join(root, 'packages/solid'), log })
  }
}

/** The packages work in a version of Node. */
export async function checkNode(root, { version, log }) {
  const env = {
    ...(await environmentIn(root, { version, path: environmentOf(root).PATH, log })),
    DOGEAR_PACKAGES: 'built',
  }
  await run('vitest run packages --project=node --project=ssr --allowOnly=false', { cwd: root, env, log })
}
