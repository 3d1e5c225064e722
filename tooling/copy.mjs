import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A clone of the last commit, with its dependencies, to be changed and thrown away. What is not committed is not in it. */
export async function copyOfCommit(folder, { log }) {
  await cloneOfCommit(folder, { log })
  await install(folder, { log })
}

export async function cloneOfCommit(folder, { log }) {
  await run(`git clone --quiet "${root}" "${folder}"`, { log })
  if (existsSync(join(folder, '.git/shallow'))) await forgetHistory(folder, { log })
}

/** In a clone of a shallow one, changesets would look without end for the commits before. */
async function forgetHistory(cwd, { log }) {
  rmSync(join(cwd, '.git'), { recursive: true })
  const author = '-c user.name=copy -c user.email=copy@localhost'
  await run(`git init --quiet && git add --all && git ${author} commit --quiet --message "The copy"`, { cwd, log })
}

/** `flags` for other dependencies than those of the lockfile. */
export async function install(folder, { log, flags = '--frozen-lockfile' }) {
  await run(`pnpm install --prefer-offline ${flags}`, { cwd: folder, log })
}

/** The environment in which the copy's own programs come first. */
export function environmentOf(folder) {
  return { PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter) }
}

/** The commit's name, and how many files of the working copy differ from it. */
export function lastCommit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain').split('\n').filter(Boolean).length
  return `commit ${git('rev-parse', '--short', 'HEAD')}${changed > 0 ? `, without the ${changed} files changed since` : ''}`
}
