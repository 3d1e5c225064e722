import { join } from 'node:path'
import { run } from '../command.mjs'
import { environmentOf } from '../copy.mjs'
import { tested } from '../versions.mjs'
import { checkJest } from './jest.mjs'
import { checkOldChromium, major } from './old-chromium.mjs'

/** Where some APIs and selectors are missing. By the name to run them by: each gets a folder, and the scripts that use every part. */
export const environments = {
  jest: tested.Jest.versions.map((version) => ({
    title: `every part in Jest ${version}`,
    check: (options) => checkJest({ ...options, version }),
  })),
  'old-chromium': [{ title: `every part in Chromium ${major}`, check: checkOldChromium }],
}

/** Runs the environments with these names, on the built packages. */
export async function checkEnvironments(root, { names, temp, check }) {
  const scripts = join(temp, 'scripts')
  const write = (log) => {
    const env = { ...environmentOf(root), DOGEAR_PACKAGES: 'built' }
    return run(`node tooling/peers/write-scripts.mjs "${scripts}"`, { cwd: root, env, log })
  }
  if (!(await check('scripts that use every part', write))) return
  for (const [index, { title, check: work }] of names.flatMap((name) => environments[name]).entries())
    await check(title, (log) => work({ folder: join(temp, `environment-${index}`), scripts, log }))
}
