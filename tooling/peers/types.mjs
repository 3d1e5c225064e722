import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { environmentOf } from '../copy.mjs'
import { frameworks } from '../frameworks.mjs'
import { setVersions } from './workspace.mjs'

/** Checks the type tests against the declarations they ship, with and without `exactOptionalPropertyTypes`. */
export async function checkTypes(root, { version, log }) {
  await setVersions(root, { versions: { typescript: version }, log })
  for (const { name, checkTypes } of frameworks) {
    const cwd = join(root, 'packages', name)
    // vue-tsc needs a newer TypeScript than the declarations do, and neither it nor svelte-check works without its API.
    const checker = /^(5\.4|7)/.test(version)
      ? checkTypes.replace(/^(vue-tsc -p|svelte-check .*)/, 'tsc -p')
      : checkTypes
    for (const exactOptionalPropertyTypes of [true, false]) {
      const config = writeConfig(cwd, { exactOptionalPropertyTypes, ...needed[version[0]] })
      await run(`${checker} ${config}`, { cwd, env: environmentOf(cwd), log })
    }
  }
}

/** TypeScript 5 doesn't know our setting, and tsc knows no `.vue`. */
const needed = { 5: { ignoreDeprecations: '5.0' }, 7: { noUncheckedSideEffectImports: false, skipLibCheck: false } }

function writeConfig(folder, compilerOptions) {
  const tests = readdirSync(join(folder, 'test')).filter((name) => name.startsWith('types.'))
  if (tests.length === 0) throw new Error(`${folder} has no type tests.`)
  const include = [...tests, '../../contract/types', '../../../tooling/*.d.ts']
  writeFileSync(
    join(folder, 'test/tsconfig.types.json'),
    JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }),
  )
  return 'test/tsconfig.types.json'
}
