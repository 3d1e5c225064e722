// npm run mutation [-- react vue …] [--write]: mutates the core, or the named packages one after the other. With `--write`, the
// score is written into the documentation.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { checkCommitted, writeResult } from '../results.mjs'

const args = process.argv.slice(2)
const named = args.filter((arg) => !arg.startsWith('--'))
const isWritten = args.includes('--write')
if (isWritten) checkCommitted()
for (const name of named.length > 0 ? named : ['core']) mutate(name)

function mutate(PACKAGE) {
  const command = 'stryker run tooling/mutation/stryker.config.mjs'
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PACKAGE } })
  if (status !== 0) process.exitCode = 1
  const report = JSON.parse(readFileSync(`.stryker/${PACKAGE}.json`, 'utf8'))
  if (isWritten) writeResult(`mutation of ${PACKAGE}`, scoreOf(report))
}

/** How many of the mutants that run in a test made one fail. */
function scoreOf({ files }) {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...names) => states.filter((status) => names.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const all = noticed + count('Survived', 'NoCoverage')
  return `${((noticed / all) * 100).toFixed(1)} % of ${all} mutants noticed`
}
