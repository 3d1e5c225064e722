// Which tests notice which mutants of the core: all mutants are built into the code once and switched on one after the other
// (matrix-runner.mjs), which takes minutes where a run of Stryker for each pair of a mutant and a test takes days.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startVitest } from 'vitest/node'

/** A plugin for Vite that puts Stryker's mutants into the sources. */
export async function mutants() {
  const ofStryker = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core'))
  const { Instrumenter } = await import(pathToFileURL(ofStryker.resolve('@stryker-mutator/instrumenter')).href)
  const logger = { debug() {}, info() {}, isDebugEnabled: () => false }
  const paths = ['src', 'dom', 'url'].flatMap((folder) =>
    readdirSync(`packages/core/${folder}`, { recursive: true }).map((path) => resolve('packages/core', folder, path)),
  )
  const files = paths
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const options = { ignorers: [], excludedMutations: [], plugins: null, noHeader: false }
  const mutated = await new Instrumenter(logger).instrument(files, options)
  const codeOf = new Map(mutated.files.map(({ name, content }) => [name, content]))
  return { name: 'mutants', enforce: 'pre', load: (id) => codeOf.get(id) }
}

/**
 * Prints which tests could go: those that notice no mutant which no other test notices, found one after the other from the
 * largest file on. Tests that fail when they are repeated are kept, and what they notice doesn't count.
 */
export async function printMatrix() {
  process.env.MATRIX = 'yes'
  const vitest = await startVitest('test', [], {
    config: 'tooling/mutation/vitest.config.ts',
    watch: false,
    silent: true,
  })
  const files = vitest.state.getFiles().map((file) => ({ path: relative('', file.filepath), tests: testsOf(file) }))
  await vitest.close()
  const noticedBy = new Map()
  for (const test of files.flatMap(({ tests }) => tests)) {
    for (const mutant of test.meta.noticed ?? []) noticedBy.set(mutant, (noticedBy.get(mutant) ?? 0) + 1)
  }
  for (const { path, tests } of files.sort((one, other) => other.tests.length - one.tests.length)) {
    const spare = tests.filter(({ meta: { noticed } }) => {
      if (!noticed || noticed.some((mutant) => noticedBy.get(mutant) === 1)) return false
      for (const mutant of noticed) noticedBy.set(mutant, noticedBy.get(mutant) - 1)
      return true
    })
    const repeated = tests.filter(({ meta }) => meta.noticed).length
    console.log(`\n${path}: ${spare.length} of ${repeated} notice nothing of their own (${tests.length} tests)`)
    for (const { name, meta } of spare) console.log(`  ${name} (notices ${meta.noticed.length})`)
  }
  console.log(`\n${noticedBy.size} mutants noticed`)
}

function testsOf({ tasks }) {
  return tasks.flatMap((task) => (task.type === 'test' ? [task] : testsOf(task)))
}
