import { deepEqual, equal } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { frameworks } from '../frameworks.mjs'
import { guidesOf } from '../guides/guides.mjs'

const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url))

/** Packs each public package as it would be published. */
export function packAll(destination, root = workspaceRoot) {
  return readdirSync(join(root, 'packages')).flatMap((folder) => {
    const cwd = join(root, 'packages', folder)
    const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))
    if (manifest.private) return []
    const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', destination], {
      cwd,
      encoding: 'utf8',
    })
    // pnpm prints what the prepack script does before the JSON.
    const { filename } = JSON.parse(packed.slice(packed.indexOf('{\n')))
    return { folder, name: manifest.name, file: filename }
  })
}

/** A tarball contains the expected files only, runs no install script, and depends on nothing but the core. */
export function checkTarball({ folder, file }, root = workspaceRoot) {
  const files = tar('-tzf', file).trim().split('\n')
  const manifest = JSON.parse(tar('-xzOf', file, 'package/package.json'))
  const { version, exports, scripts = {}, dependencies = {}, peerDependencies = {} } = manifest

  const fallbacks = Object.keys(exports).filter((path) => path.startsWith('./') && path !== './package.json')
  const documents = [
    'package/LICENSE',
    'package/README.md',
    'package/package.json',
    ...Object.keys(guidesOf(folder)).map((path) => `package/${path}`),
    ...fallbacks.map((path) => path.replace('.', 'package').concat('/package.json')),
  ].sort()
  const others = files.filter((path) => !path.startsWith('package/dist/') && path !== 'package/CHANGELOG.md')
  deepEqual(others.sort(), documents)
  deepEqual(
    pathsOf(exports).filter((path) => !files.includes(path.replace('.', 'package'))),
    [],
    'The tarball contains every export.',
  )
  equal(tar('-xzOf', file).includes(root), false, 'No file mentions a folder of this machine.')

  equal(tar('-xzOf', file, 'package/LICENSE'), readFileSync(join(root, 'LICENSE'), 'utf8'))
  const maps = files.filter((path) => path.endsWith('.map')).map((path) => JSON.parse(tar('-xzOf', file, path)))
  deepEqual(
    maps
      .flatMap(({ sources }) => sources)
      .filter((source) => !/^(\.\.\/)+(src|dom|url|locales|theme\.css)\//.test(source)),
    [],
    'The build includes no third-party code, which would need its licence.',
  )

  deepEqual(
    ['preinstall', 'install', 'postinstall', 'prepare'].filter((name) => name in scripts),
    [],
  )
  deepEqual(dependencies, folder === 'core' ? {} : { '@dogear/core': `^${version}` })
  const peers = frameworks.filter(({ name }) => name === folder).map(({ peer }) => [peer.name, peer.range])
  deepEqual(peerDependencies, Object.fromEntries(peers))
}

/**
 * The `pnpm-workspace.yaml` of an app: this workspace's catalog, and overrides that resolve every @dogear package to its
 * tarball, as a dependency of another package too.
 */
export function workspaceOf(tarballs) {
  const catalog = readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8').replace(/^packages:\n( .*\n)*/m, '')
  const overrides = tarballs.map(({ name, file }) => `  '${name}': file:${file}\n`)
  return `${catalog}overrides:\n${overrides.join('')}`
}

function tar(...args) {
  return execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
}

function pathsOf(exports) {
  return typeof exports === 'object' ? Object.values(exports).flatMap(pathsOf) : [exports]
}
