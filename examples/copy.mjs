// node examples/copy.mjs <app> <folder>: copies an example to a new folder, where it depends on nothing in this repository.
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const examples = join(root, 'examples')
const apps = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'package.json')))
const notCopied = ['node_modules', 'dist', '.turbo']

const [app, target] = process.argv.slice(2)
if (!apps.includes(app) || !target) fail(`Usage: node examples/copy.mjs <app> <folder>\nApps: ${apps.join(', ')}`)
const folder = resolve(target)
if (existsSync(folder)) fail(`${folder} exists already. Choose a new folder.`)

copyFiles(join(examples, app), folder)
edit('package.json', standalonePackage)
edit('tsconfig.json', standaloneTypes)
if (useSharedFiles()) copyFiles(join(examples, 'shared'), join(folder, 'shared'))
appendFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n')

const cd = relative(process.cwd(), folder)
console.log(`\nCopied. To start the app:\n${cd && `\n  cd ${cd}`}\n  npm install\n  npm run dev\n`)

function copyFiles(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !notCopied.includes(basename(path)) })
}

function edit(file, change) {
  const path = join(folder, file)
  writeFileSync(path, `${JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2)}\n`)
}

/** Replaces the versions that only this workspace understands, and removes the scripts that build its packages. */
function standalonePackage({ name: _name, scripts, dependencies, devDependencies, ...manifest }) {
  const { predev: _predev, prestart: _prestart, ...ownScripts } = scripts
  return {
    name: basename(folder).toLowerCase(),
    ...manifest,
    scripts: ownScripts,
    dependencies: withVersions(dependencies),
    devDependencies: withVersions(devDependencies),
  }
}

function withVersions(dependencies) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const versionOf = (name, version) => {
    const [, catalog] = /^catalog:(.*)/.exec(version) ?? []
    const versions = workspace.slice(catalog ? workspace.indexOf(`  ${catalog}:`) : 0)
    if (catalog !== undefined) return versions.match(new RegExp(`^ +'?${name}'?: (.*)$`, 'm'))[1]
    if (version !== 'workspace:^') return version
    return `^${JSON.parse(readFileSync(join(root, 'packages', basename(name), 'package.json'), 'utf8')).version}`
  }
  return Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, versionOf(name, version)]))
}

function standaloneTypes({ extends: base, compilerOptions, ...config }) {
  const inherited = JSON.parse(readFileSync(join(examples, app, base), 'utf8')).compilerOptions
  return { compilerOptions: { ...inherited, ...compilerOptions }, ...config }
}

/** The folder beside the apps becomes a folder in the app, so every path to it is one level shorter. */
function useSharedFiles() {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const changed = files.filter((file) => {
    const path = join(file.parentPath, file.name)
    const text = readFileSync(path, 'utf8')
    if (!text.includes('../shared/')) return false
    writeFileSync(path, text.replaceAll('../shared/', 'shared/'))
    return true
  })
  return changed.length > 0
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
