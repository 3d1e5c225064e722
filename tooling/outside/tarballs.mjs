import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
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

/** What a package may unpack to, in bytes: about 3 % above what is measured. Most of it is guides, types and source maps. */
const unpackedLimits = { core: 1_135_000, react: 433_000, vue: 353_000, solid: 352_000, svelte: 182_000 }

/** A tarball contains the expected files only, isn't larger than its limit, runs no install script, and depends on nothing but the core. */
export function checkTarball({ folder, file }, root = workspaceRoot) {
  const files = tar('-tzf', file).trim().split('\n')
  const manifest = JSON.parse(tar('-xzOf', file, 'package/package.json'))
  const { version, exports, scripts = {}, dependencies = {}, peerDependencies = {} } = manifest

  const documents = [
    'package/CHANGELOG.md',
    'package/LICENSE',
    'package/README.md',
    'package/package.json',
    ...Object.keys(guidesOf(folder)).map((path) => `package/${path}`),
  ].sort()
  const others = files.filter((path) => !path.startsWith('package/dist/'))
  deepEqual(others.sort(), documents)
  deepEqual(
    pathsOf(exports).filter((path) => !files.includes(path.replace('.', 'package'))),
    [],
    'The tarball contains every export.',
  )
  const text = tar('-xzOf', file)
  const size = Buffer.byteLength(text)
  ok(size <= unpackedLimits[folder], `It unpacks to ${size} bytes, and its limit is ${unpackedLimits[folder]}.`)
  equal(text.includes(root), false, 'No file mentions a folder of this machine.')

  equal(tar('-xzOf', file, 'package/LICENSE'), readFileSync(join(root, 'LICENSE'), 'utf8'))
  const maps = files.filter((path) => path.endsWith('.map')).map((path) => JSON.parse(tar('-xzOf', file, path)))
  deepEqual(
    maps.flatMap(({ sources }) => sources).filter((source) => !/^(\.\.\/)+src\//.test(source)),
    [],
    'The build includes no third-party code, which would need its licence.',
  )

  deepEqual(
    ['preinstall', 'install', 'postinstall', 'prepare'].filter((name) => name in scripts),
    [],
  )
  deepEqual(dependencies, folder === 'core' ? {} : { '@dogear/core': `^${version}` })
  if (folder === 'react') checkClientModules(new Map(files.map((path) => [path, tar('-xzOf', file, path)])))
  const peers = frameworks.filter(({ name }) => name === folder).map(({ peer }) => [peer.name, peer.range])
  deepEqual(peerDependencies, Object.fromEntries(peers))
}

/**
 * React's modules that use client features, or import one that does, start with 'use client', and no others. The indexes
 * don't need it, so that a server component can import them, and the entry for servers imports no client module.
 */
export function checkClientModules(files) {
  const isMarked = (path) => /^("use strict";\s*)?"use client";/.test(files.get(path))
  const modules = [...files.keys()].filter((path) => /\.c?js$/.test(path))
  for (const path of modules) {
    const code = files.get(path)
    const [, imported = ''] = /import \{([^}]*)\} from "react"/.exec(code) ?? []
    const ofReact = [...imported.split(','), ...Array.from(code.matchAll(/import_react\.(\w+)/g), ([, name]) => name)]
    const isClient = ofReact.some((name) => /^\s*(use[A-Z]|createContext|Component$)/.test(name))
    const isPart = path.startsWith('package/dist/parts/')
    if (isClient || isPart) equal(isMarked(path), true, `${path} needs 'use client'.`)
    if (path.split('/').length === 3) equal(isMarked(path), false, `${path} works in a server component.`)
  }
  const ofServer = ['js', 'cjs'].flatMap((ending) => importsOf(`package/dist/server.${ending}`, files))
  notEqual(ofServer.length, 2)
  deepEqual(ofServer.filter(isMarked), [], 'The entry for servers imports no client module.')
}

/** A module and those of the same package that it imports. */
function importsOf(path, files, found = new Set()) {
  if (found.has(path)) return [...found]
  found.add(path)
  for (const [, specifier] of files.get(path).matchAll(/(?:from |require\()"(\.[^"]+)"/g))
    importsOf(posix.join(posix.dirname(path), specifier), files, found)
  return [...found]
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
