import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { write } from '../docs/sync.mjs'

const file = new URL('../docs/src/results.json', import.meta.url)
const core = new URL('../packages/core/package.json', import.meta.url)
const read = (url) => JSON.parse(readFileSync(url, 'utf8'))
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Refuses to write results that belong to no commit. */
export function checkCommitted() {
  const changed = git('status', '--porcelain')
    .split('\n')
    .filter((line) => line && !/docs\/(src\/results\.json|start\/tested\.md)$/.test(line))
  if (changed.length > 0) throw new Error(`Commit first, because results name their commit:\n${changed.join('\n')}`)
}

/** Writes the result of a check into the documentation, with the commit, its version and the date. */
export function writeResult(name, result) {
  const results = read(file)
  const [commit, date] = [git('rev-parse', '--short', 'HEAD'), new Date().toISOString().slice(0, 10)]
  results[name] = { result, commit, version: read(core).version, date }
  const sorted = Object.fromEntries(Object.entries(results).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
  write()
}
