import { join } from 'node:path'
import { run } from '../command.mjs'
import { environmentOf } from '../copy.mjs'
import { changeFile } from '../outside/change-file.mjs'
import { environmentIn } from '../outside/node.mjs'
import { tested } from '../versions.mjs'

/** What else an app changes for the newest release of its framework. */
const changes = {
  // Its build fails with the Rolldown of Vite 8.4.
  Nuxt: [['package.json', /(?="vue-tsc")/, '"vite": "8.3.4",\n    ']],
}

/** The apps work with the newest releases, which need a newer Node than the workspace. */
export async function checkApps(root, { log }) {
  // Without the overrides of older versions.
  await run('git checkout --quiet HEAD -- pnpm-workspace.yaml', { cwd: root, log })
  for (const [title, edits] of Object.entries(changes)) {
    const { name, versions, check } = tested[title]
    const version = ['package.json', RegExp(`(?<="${name}": ").*?(?=")`), versions.at(-1)]
    for (const edit of [version, ...edits])
      changeFile(join(root, 'docs/samples/apps', check.replace('routers ', '')), edit)
  }
  const apps = Object.keys(changes).map((title) => tested[title].check.replace('routers ', ''))
  const env = await environmentIn(root, { version: tested.Node.versions.at(-1), path: environmentOf(root).PATH, log })
  await run(`node tooling/outside/run.mjs routers ${apps.join(' ')}`, { cwd: root, env, log })
}
