import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { frameworkNames } from '../../tooling/frameworks.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/')

/** The index of each package. TypeScript can't read Svelte components, so for Svelte it is the built one. */
const indexOf = {
  core: 'packages/core/src/index.ts',
  adapter: 'packages/core/src/adapter.ts',
  dom: 'packages/core/src/dom/index.ts',
  url: 'packages/core/src/url/index.ts',
  ...Object.fromEntries(frameworkNames.map((name) => [name, `packages/${name}/src/index.ts`])),
  svelte: 'packages/svelte/dist/index.d.ts',
}

/** `read` replaces the file system, so that a test can change the text of a file. */
export function createProgram(read = (path) => readFileSync(path, 'utf8')) {
  const options = {
    allowArbitraryExtensions: true,
    baseUrl: root,
    exactOptionalPropertyTypes: true,
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: {
      '@dogear/core': [indexOf.core],
      ...Object.fromEntries(['adapter', 'dom', 'url'].map((entry) => [`@dogear/core/${entry}`, [indexOf[entry]]])),
    },
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const readFromDisk = host.readFile
  host.readFile = (path) =>
    path.includes('/node_modules/') || path.includes('/lib.') ? readFromDisk(path) : read(path)
  const indices = Object.entries(indexOf).map(([name, path]) => [name, join(root, path)])
  const program = ts.createProgram({ rootNames: indices.map(([, path]) => path), options, host })
  const checker = program.getTypeChecker()
  const exportsOf = (name) => {
    const file = program.getSourceFile(indices.find(([index]) => index === name)[1])
    if (!file) throw new Error(`${indexOf[name]} is missing: build the packages first`)
    return checker.getExportsOfModule(checker.getSymbolAtLocation(file)).map((symbol) => resolve(checker, symbol))
  }
  return { checker, exportsOf }
}

const resolve = (checker, symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
