// node tooling/release/results.mjs: fails if the documentation shows a result that is older than the code that it measures, or
// none, because its check didn't run.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../../', import.meta.url))
const read = (path) => readFileSync(cwd + path, 'utf8')
const code = ['src', 'dom', 'url', 'locales', 'theme.css'].map((folder) => `:(glob)packages/*/${folder}/**`)

const results = JSON.parse(read('docs/src/results.json'))
const [, benchmark] = /^Commit (\w+)/.exec(JSON.parse(read('bench/results.json')).conditions)
const shown = [...read('docs/start/tested.md').matchAll(/^\| `npm (?:test -- |run )(\w+)`/gm)]
  .map(([, name]) => (name === 'mutation' ? 'mutation of core' : name))
  .filter((name) => name !== 'size')
// The check that runs this one writes its result afterwards.
const commits = shown.filter((name) => name !== 'release').map((name) => [name, results[name]?.commit])

const failures = [...commits, ['bench', benchmark]].flatMap(([name, commit]) => {
  if (!commit) return `${name} has no result`
  const changed = filesChangedSince(commit)
  return changed.length > 0
    ? `${name} ran at ${commit}, before a change of ${changed.length} files: ${changed[0]}, …`
    : []
})
if (failures.length > 0) {
  console.error(`Run these checks with --write:\n${failures.join('\n')}`)
  process.exitCode = 1
}

function filesChangedSince(commit) {
  const args = ['diff', '--name-only', commit, 'HEAD', '--', ...code, ':!packages/contract']
  return execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean)
}
