// node tooling/weight.mjs: the lines and files of each area of the repository, against these budgets. The budgets hold what was
// reached, without a margin: a change that adds lines removes others. Lock files, pictures, changesets, results and generated files don't
// count.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Each file belongs to the first area that matches its path.
const areas = {
  'core with dom and url': { path: /^packages\/core\/(src|dom|url|adapter)\//, lines: 4789, files: 81 },
  'locales and theme': { path: /^packages\/core\/(locales|theme\.css)\//, lines: 1192, files: 6 },
  adapters: { path: /^packages\/(react|vue|solid|svelte)\/(src|pagination|server)\//, lines: 4564, files: 117 },
  tests: { path: /^packages\/(contract|[a-z]+\/test)\//, lines: 20950, files: 234 },
  docs: { path: /^docs\//, lines: 15585, files: 344 },
  examples: { path: /^examples\//, lines: 3068, files: 106 },
  'e2e, bench, tooling': { path: /^(e2e|bench|tooling)\//, lines: 7164, files: 157 },
  'root and manifests': { path: /^/, lines: 2369, files: 53 },
}
const notCounted =
  /(^|\/)pnpm-lock\.yaml$|\.(png|svg|ico)$|^\.changeset\/.*\.md$|^packages\/(?!core)\w+\/src\/(server\/parts|index|parts)\.ts$|^packages\/contract\/types\/names\.ts$|(^|\/)results\.json$/
const prose = /\.mdx?$/
const longest = 140

const root = fileURLToPath(new URL('..', import.meta.url))
const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], options).split(
  '\0',
)
const files = tracked.filter((path) => path && !notCounted.test(path) && existsSync(root + path))

const weights = Object.fromEntries(Object.keys(areas).map((name) => [name, []]))
for (const path of files) {
  const name = Object.keys(areas).find((name) => areas[name].path.test(path))
  weights[name].push({ path, lines: countLines(path) })
}

const table = {}
const failures = []
for (const [name, { lines, files }] of Object.entries(areas)) {
  const sum = sumOf(weights[name])
  table[name] = { lines: sum, 'most lines': lines, files: weights[name].length, 'most files': files }
  if (sum > lines || weights[name].length > files) failures.push(name)
}
const all = Object.values(weights).flat()
table.everything = { lines: sumOf(all), files: all.length }
console.table(table)
for (const name of failures) {
  const largest = weights[name].sort((one, other) => other.lines - one.lines).slice(0, 10)
  console.error(
    `Over budget: ${name}. Its largest files:\n${largest.map(({ lines, path }) => `  ${lines} ${path}`).join('\n')}`,
  )
}
process.exitCode = failures.length > 0 ? 1 : 0

/** Long lines of code count twice, so that nobody joins lines to save one. */
function countLines(path) {
  const lines = readFileSync(root + path, 'utf8')
    .replace(/\n$/, '')
    .split('\n')
  return lines.length + (prose.test(path) ? 0 : lines.filter((line) => line.length > longest).length)
}

function sumOf(weighed) {
  return weighed.reduce((sum, { lines }) => sum + lines, 0)
}
