// npm test -- postgres [command]: starts a Postgres server with an empty database, runs the tests of the full-stack example
// on it, or another command, and removes it. On Debian, as root, it installs what is missing.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './server.mjs'
import { installOnDebian, isRoot } from './system.mjs'

const [command = 'node tooling/browser.mjs && playwright test full-stack --project=details'] = process.argv.slice(2)

if (findBinaries() === undefined) installOnDebian('postgresql')
const binaries = findBinaries()
if (binaries === undefined) {
  console.error('Install PostgreSQL, so that initdb and pg_ctl are in the PATH, and try again.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
// Postgres refuses to run as root.
if (isRoot) chownSync(folder, idOf('--user'), idOf('--group'))
const data = join(folder, 'data')
const port = await freePort()
let status = 1

try {
  run(`initdb --pgdata=${data} --username=postgres --auth=trust --encoding=UTF8 --locale=C`)
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  run(`pg_ctl --pgdata=${data} --wait --log=${join(folder, 'log')} --options='${options}' start`)
  process.env.DATABASE_URL = `postgres://postgres@127.0.0.1:${port}/postgres`
  status = spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1
} finally {
  if (existsSync(data)) run(`pg_ctl --pgdata=${data} --mode=immediate stop`, { ignoreFailure: true })
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = status

/** The folder of Postgres's programs, or '' if the PATH contains it. Debian has a folder for each version. */
function findBinaries() {
  if (spawnSync('pg_ctl', ['--version']).status === 0) return ''
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const version = versions.find((version) => existsSync(join(debian, version, 'bin/pg_ctl')))
  return version && `${join(debian, version, 'bin')}/`
}

function run(text, { ignoreFailure = false } = {}) {
  const as = isRoot ? ['runuser', '-u', 'postgres', '--', 'sh', '-c'] : ['sh', '-c']
  const [program, ...args] = [...as, binaries + text]
  const result = spawnSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (result.status !== 0 && !ignoreFailure) throw new Error(`"${text}" failed with exit code ${result.status}.`)
}

function idOf(kind) {
  return Number(execFileSync('id', [kind, 'postgres']))
}
