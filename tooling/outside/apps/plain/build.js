// Builds the page with each bundler, into dist/<mode>/<bundler>/main.js.
import { cpSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bundlers } from './bundlers.js'

const mode = process.env.NODE_ENV
const folderOf = (name) => resolve('dist', mode, name)

for (const [name, bundle] of Object.entries(bundlers)) {
  // By default, Parcel does not resolve Solid's dependencies.
  const entry = resolve(name.startsWith('parcel') ? 'src/main.js' : 'src/all.js')
  await bundle({ entry, folder: folderOf(name), mode })
  writePage(folderOf(name))
}
if (mode === 'production') withoutBundler(folderOf('no-bundler'))
// For the development server.
writePage('.', { script: 'src/all.js' })

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
