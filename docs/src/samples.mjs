import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import { frameworks } from './frameworks.mjs'

// The build runs from a bundle that stands elsewhere than this file; both run in docs/.
const repository = resolve('..')
const samples = resolve('samples')

/** A sample by framework: its own file, and those of ours that it imports. */
export function samplesOf(name) {
  const found = frameworks.flatMap((framework) => {
    const path = join(samples, framework.name, name + framework.extension)
    if (!existsSync(path)) return []
    const [own, ...imported] = withImports(path).map((file) => ({
      path: file,
      title: relative(join(samples, framework.name), file).split(sep).join('/'),
      code: read(file),
    }))
    return { ...framework, own, imported }
  })
  if (found.length === 0) throw new Error(`No framework has a sample ${name} in docs/samples`)
  return found
}

/** A file of the repository, or what stands in it between `#region name` and `#endregion`. */
export function readRegion(path, region) {
  const text = read(join(repository, path))
  if (!region) return text
  const [, marked] = new RegExp(`#region ${region}\\b[^\\n]*\\n(.*?)\\n[^\\n]*#endregion`, 's').exec(text) ?? []
  if (!marked) throw new Error(`${path} has no #region ${region}`)
  const lines = marked.split('\n')
  const indent = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent)).join('\n')
}

const read = (path) => readFileSync(path, 'utf8').trimEnd()

function withImports(path, found = new Set()) {
  if (found.has(path)) return [...found]
  found.add(path)
  for (const [, target] of read(path).matchAll(/(?:from|import|src=)\s*['"](\.[^'"]+)['"]/g)) {
    withImports(fileOf(join(dirname(path), target), extname(path)), found)
  }
  return [...found]
}

function fileOf(target, extension) {
  const file = [target, target + extension, `${target}.ts`].find((path) => extname(basename(path)) && existsSync(path))
  if (!file) throw new Error(`There is no ${target}`)
  return file
}
