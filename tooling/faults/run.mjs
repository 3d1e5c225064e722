// npm run test:faults [-- core react/src/status …]: plants one fault after the other in a copy of the last commit, and checks that a
// test of the package notices it.
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from '../checks.mjs'
import { copyOfCommit, lastCommit } from '../copy.mjs'
import { faults, plant } from './faults.mjs'
import { openSession } from './session.mjs'

// The beginnings of paths in `packages`. Default: all.
const paths = process.argv.slice(2)
const queue = faults.filter(
  ({ file }) => paths.length === 0 || paths.some((path) => file.startsWith(`packages/${path}`)),
)
if (queue.length === 0) throw new Error(`There are no faults in ${paths.join(', ')}.`)

const folder = await mkdtemp(join(tmpdir(), 'faults-'))
const { check, finish } = createChecks()

console.log(`${queue.length} faults in ${lastCommit()}`)
await Promise.all(['first', 'second'].map((name) => plantFaults(join(folder, name))))
finish(folder)
// A session that hangs may keep the process alive.
process.exit()

/** Two copies share the queue, so that no fault affects the other's tests. */
async function plantFaults(copy) {
  if (!(await check('copy', (log) => copyOfCommit(copy, { log })))) return
  const session = await openSession(copy)
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    const current = fault
    await check(fault.title, (log) => expectFailure(session, { copy, fault: current, log }))
  }
  await session.close()
}

async function expectFailure(session, { copy, fault, log }) {
  const file = join(copy, fault.file)
  const source = readFileSync(file, 'utf8')
  const { tests } = fault

  const write = async (text) => {
    writeFileSync(file, text)
    // The server that renders the markup to hydrate reads a file only once.
    if (tests.includes('hydration')) await session.restart()
    else session.invalidate(file)
  }

  await write(plant(fault, source))
  const faulty = await session.run({ tests, log }).finally(() => write(source))
  const [failure] = faulty.failed
  // A fault that prevents the tests from loading proves nothing.
  if (!failure)
    throw new Error(faulty.passed.length > 0 ? 'No test fails.' : 'No test runs.', { cause: faulty.errors[0] })
  const { passed } = await session.run({ tests, only: failure, log })
  if (passed.length === 0) throw new Error(`This fails without the fault, too: ${failure}`)
  return { note: failure }
}
