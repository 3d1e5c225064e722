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
    const checker = /^(5\.4|7)/.test(version) ? checkTypes.replace(/^(vue-tsc|svelte-check .*)/, 'tsc -p') : checkTypes
    for (const exactOptionalPropertyTypes of [true, false]) {
      const ignoreDeprecations = version[0] === '5' ? '5.0' : '6.0'
      const config = writeConfig(cwd, { exactOptionalPropertyTypes, ignoreDeprecations })
      await run(`${checker} ${config}`, { cwd, env: environmentOf(cwd), log })
    }
  }
}

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
