import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Creates a clone of the last commit with its dependencies installed. Uncommitted changes are not part of it. */
export async function copyOfCommit(folder, { log }) {
  await cloneOfCommit(folder, { log })
  await install(folder, { log })
}

export async function cloneOfCommit(folder, { log }) {
  await run(`git clone --quiet "${root}" "${folder}"`, { log })
  if (existsSync(join(folder, '.git/shallow'))) await removeHistory(folder, { log })
}

/** In a clone of a shallow clone, changesets would search endlessly for earlier commits. */
async function removeHistory(cwd, { log }) {
  rmSync(join(cwd, '.git'), { recursive: true })
  const author = '-c user.name=copy -c user.email=copy@localhost'
  await run(`git init --quiet && git add --all && git ${author} commit --quiet --message "The copy"`, { cwd, log })
}

/** By default, installs exactly what the lockfile lists. */
export async function install(folder, { log, flags = '--frozen-lockfile' }) {
  await run(`pnpm install --prefer-offline ${flags}`, { cwd: folder, log })
}

/** An environment with the copy's own programs first on the PATH. */
export function environmentOf(folder) {
  return { PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter) }
}

/** Describes the last commit, and how many uncommitted files it lacks. */
export function lastCommit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const uncommitted = git('status', '--porcelain').split('\n').filter(Boolean).length
  return `commit ${git('rev-parse', '--short', 'HEAD')}${uncommitted > 0 ? `, without ${uncommitted} uncommitted files` : ''}`
}
