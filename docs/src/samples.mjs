import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { frameworks } from './frameworks.mjs'

// The build runs from a bundle that stands elsewhere than this file; both run in docs/.
const repository = resolve('..')
const samples = resolve('samples')

/** A sample by framework. */
export function samplesOf(name) {
  const found = frameworks
    .map((framework) => ({ ...framework, path: join(samples, framework.name, name + framework.extension) }))
    .filter(({ path }) => existsSync(path))
  if (found.length === 0) throw new Error(`No framework has a sample ${name} in docs/samples`)
  return found.map((sample) => ({ ...sample, code: read(sample.path) }))
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
