// npm run test:faults [-- core react …]: plants one fault after the other in a copy of the last commit, and checks that
// the contract of the host fails on each, or the test file that the fault names (`tests`, below the host's test folder).
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from '../checks.mjs'
import { copyOfCommit, lastCommit } from '../copy.mjs'
import { faults, faulty, testsOf } from './faults.mjs'
import { openSession } from './session.mjs'

// The test that noticed each fault last time: it runs first, and takes a second where the whole contract takes twenty.
const noticedFile = new URL('noticed.json', import.meta.url)
const noticed = JSON.parse(readFileSync(noticedFile, 'utf8'))

const named = process.argv.slice(2)
// The longest first, for two that run side by side to end at about the same time.
const hosts = ['svelte', 'vue', 'solid', 'react', 'core'].filter((host) => named.length === 0 || named.includes(host))

const temp = await mkdtemp(join(tmpdir(), 'faults-'))
const { check, finish } = createChecks()

console.log(`Faults in ${lastCommit()}`)
await Promise.all(['copy', 'other-copy'].slice(0, hosts.length).map((name) => takeHosts(join(temp, name))))
finish(temp)
// A session that has hung may leave something open.
process.exit()

/** Two copies take the hosts in turns, because a fault in one package is a fault in every host that imports it. */
async function takeHosts(copy) {
  if (!(await check('copy', (log) => copyOfCommit(copy, { log })))) return
  const session = await openSession(copy)
  for (let host = hosts.shift(); host; host = hosts.shift()) {
    const holds = (log) => seeThatItHolds(session, { tests: testsOf(host), log })
    if (!(await check(`${host}: holds without a fault`, holds))) continue
    for (const fault of faults.filter((one) => one.host === host))
      await check(fault.title, (log) => seeThatItFails(session, { copy, fault, log }))
  }
  await session.close()
}

async function seeThatItFails(session, { copy, fault, log }) {
  const file = join(copy, fault.file)
  const source = readFileSync(file, 'utf8')
  const options = { tests: fault.tests, log }

  await change(session, { file, fault, text: faulty(source, fault) })
  try {
    remember(fault, await firstFailure(session, { ...options, only: noticed[fault.title] }))
  } finally {
    await change(session, { file, fault, text: source })
  }
  console.log(`  ${noticed[fault.title]}`)
  await seeThatItHolds(session, { ...options, only: noticed[fault.title] })
}

async function change(session, { file, fault, text }) {
  writeFileSync(file, text)
  // The markup to hydrate comes from a server of the tests' own, which reads a file once.
  if (fault.tests.includes('hydration')) await session.restart()
  else session.invalidate(file)
}

async function firstFailure(session, { only, ...options }) {
  const again = only ? await session.run({ ...options, only }) : { failed: [] }
  if (again.failed.length > 0) return again.failed[0]
  const { passed, failed, errors } = await session.run(options)
  if (failed.length > 0) return failed[0]
  // A fault that keeps the suite from being loaded proves nothing.
  throw new Error(passed.length > 0 ? 'No test fails.' : 'No test runs.', { cause: errors[0] })
}

async function seeThatItHolds(session, options) {
  const { passed, failed, errors } = await session.run(options)
  if (failed.length > 0) throw new Error(`Without the fault this fails too: ${failed[0]}`)
  if (passed.length === 0 || errors.length > 0)
    throw new Error('Without the fault, no test runs.', { cause: errors[0] })
}

/** Forgets the faults that are gone. */
function remember({ title }, failure) {
  noticed[title] = failure
  const known = faults.filter((fault) => noticed[fault.title]).map((fault) => [fault.title, noticed[fault.title]])
  writeFileSync(noticedFile, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
}
