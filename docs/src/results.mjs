import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const read = (path) => JSON.parse(readFileSync(resolve(path), 'utf8'))
const results = read('src/results.json')
const { version: released } = read('../packages/core/package.json')

/** The latest result of a check as text, as `npm test -- <name> --write` wrote it. */
export function latest(name) {
  if (!results[name]) return `not run with ${released} yet`
  const { result, commit, version, date } = results[name]
  return `${result}, on ${date} at ${commit}${version === released ? '' : `, before ${released}`}`
}
