import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const text = readFileSync(`${root}CONTRIBUTING.md`, 'utf8')

/** Files that name a part or an option because the code can't do without, except generated ones. */
const wiring =
  /^packages\/(core\/(src|locales)|(react|vue|solid|svelte)\/src|contract\/(types|src\/harness))\/|^tooling\/[\w-]+\.mjs$|^docs\/reference\//

const filesWith = (name: string) =>
  execFileSync('git', ['grep', '-lE', name], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => !readFileSync(`${root}${path}`, 'utf8').includes('by `node tooling/exports.mjs`'))

/** The paths that a section of CONTRIBUTING.md lists. In them, `<name>` and `*` match any word. */
function placesIn(title: string) {
  const [section = ''] = text.split(`\n## ${title}\n`)[1]?.split('\n## ') ?? []
  const paths = section.match(/(?<=`)(packages|docs|tooling)\/[^`\s]+(?=`)/g) ?? []
  return paths.map((path) => {
    const pattern = path.replace(/[.]/g, '\\.').replace(/<\w+>|\*/g, '[\\w.-]+')
    return { path, pattern: new RegExp(`^${pattern}$`) }
  })
}

test.for([
  ['Add an option', 'maxPage', 'maxPage|getPageUrl'],
  ['Add a part', 'pageInput|PageInput|page-input', '[Ss]tatus|PageInput|Trigger'],
] as const)('%s: it names the files that contain %s, and no place without %s', ([title, name, names]) => {
  const places = placesIn(title)
  const missing = filesWith(name).filter(
    (file) => wiring.test(file) && !places.some(({ pattern }) => pattern.test(file)),
  )
  expect(missing).toEqual([])
  const files = filesWith(names)
  const stale = places.filter(({ pattern }) => !files.some((file) => pattern.test(file)))
  expect(stale.map(({ path }) => path)).toEqual([])
})
