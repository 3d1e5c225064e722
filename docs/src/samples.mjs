import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { frameworks } from './frameworks.mjs'

// The build bundles this file elsewhere, so paths start from the working directory, docs/.
export const repository = resolve('..')

const foldersOf = (framework) => [
  `docs/samples/${framework}`,
  `examples/${framework}/src/scenes`,
  `examples/${framework}/src`,
]

/** A sample in each framework that has it, from docs/samples or from the example app. */
export function samplesOf(name) {
  const found = frameworks.flatMap((framework) => {
    const path = foldersOf(framework.name)
      .map((folder) => join(folder, name + framework.extension))
      .find((path) => existsSync(join(repository, path)))
    return path ? { ...framework, path: join(repository, path), code: readCode(path) } : []
  })
  if (found.length === 0) throw new Error(`No framework has a sample named ${name} in docs/samples or examples`)
  return found
}

/** A file of the repository. Shows samples as if they were in one folder, which is how readers copy them. */
export function readCode(path) {
  const code = readFileSync(join(repository, path), 'utf8').trimEnd()
  return /^(docs\/samples\/(?!apps)|docs\/libraries\/|examples\/)/.test(path)
    ? code.replaceAll(/(?<= ')\.\.\/(?:[^']*\/)?(?=[^/']+'$)/gm, './')
    : code
}
