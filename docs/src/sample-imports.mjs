import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { frameworks } from './frameworks.mjs'
import { repository } from './samples.mjs'

// Other files are excerpts of an app, whose imports the page shows or links to.
const isSample = (path) => /^(docs\/samples\/(?!apps)|docs\/libraries\/|examples\/(?!full-stack))/.test(path)

/**
 * The files that samples import, directly or not: by name if each framework has its own, otherwise by path. Files with a
 * path in `paths` are shown already.
 */
export function importsOfSamples(paths) {
  const imported = importedBy(paths)
  const isOfFramework = (path) => frameworks.some(({ name }) => path.split('/').includes(name))
  const nameOf = (path) => basename(path, extname(path))
  const own = imported.filter(isOfFramework)
  const isShared = (path) => own.filter((other) => nameOf(other) === nameOf(path)).length > 1
  return {
    names: [...new Set(own.filter(isShared).map(nameOf))],
    paths: imported.filter((path) => !own.includes(path) || !isShared(path)),
  }
}

/** The paths of these files, without grouping them. A file that only passes on another one is none: readers copy that. */
export function importedBy(paths) {
  const all = new Set(paths)
  // A loop over a set includes what is added to it meanwhile.
  for (const path of all) {
    if (isSample(path)) for (const imported of importsOf(path)) all.add(imported)
  }
  return [...all].filter((path) => !paths.includes(path) && !/^export \* from/m.test(read(path)))
}

const read = (path) => readFileSync(join(repository, path), 'utf8')

function importsOf(path) {
  const code = read(path)
  return Array.from(code.matchAll(/\b(?:from|import) '(\.[^']+)'/g), ([, imported]) => {
    const file = join(dirname(path), imported)
    const found = ['', '.ts', '.tsx'].map((extension) => file + extension).find(isFile)
    if (!found) throw new Error(`${path} imports ${imported}, which doesn't exist`)
    return found
  })
}

const isFile = (path) => extname(path) !== '' && existsSync(join(repository, path))
