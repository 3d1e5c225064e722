// Builds the page with each bundler, into dist/<mode>/<bundler>/main.js.
import { doesNotMatch, match } from 'node:assert/strict'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bundlers } from './bundlers.js'

const mode = process.env.NODE_ENV
const folderOf = (name) => resolve('dist', mode, name)

for (const [name, bundle] of Object.entries(bundlers)) {
  // By default, Parcel does not resolve Solid's dependencies.
  const entry = resolve(name.startsWith('parcel') ? 'src/main.js' : 'src/all.js')
  await bundle({ entry, folder: folderOf(name), mode })
  writePage(folderOf(name))
  if (mode === 'production' && !name.startsWith('parcel')) await leavesOut(name, bundle)
}
if (mode === 'production') withoutBundler(folderOf('no-bundler'))
// For the development server.
writePage('.', { script: 'src/all.js' })

/** An app ships no part that it doesn't import. */
async function leavesOut(name, bundle) {
  const folder = resolve('dist', 'parts', name)
  await bundle({ entry: resolve('src/parts.js'), folder, mode })
  const code = readFileSync(`${folder}/main.js`, 'utf8')
  match(code, /next-trigger/)
  doesNotMatch(code, /items per page|No results/)
}

function writePage(folder, { script = 'main.js', importMap = '' } = {}) {
  const head = `<!doctype html><link rel="icon" href="data:,">${importMap}`
  writeFileSync(`${folder}/index.html`, `${head}<script type="module" src="${script}"></script><body></body>`)
}

/** The core alone, as the browser loads it with an import map. */
function withoutBundler(folder) {
  cpSync('node_modules/@dogear/core/dist', `${folder}/core`, { recursive: true })
  cpSync('src/core.js', `${folder}/main.js`)
  const imports = {
    '@dogear/core': './core/index.js',
    '@dogear/core/adapter': './core/adapter.js',
    '@dogear/core/dom': './core/dom.js',
  }
  writePage(folder, { importMap: `<script type="importmap">${JSON.stringify({ imports })}</script>` })
}
