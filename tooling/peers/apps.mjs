import { notEqual } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { tested } from '../versions.mjs'
import { environmentIn } from './hosts.mjs'

/** What else an app changes for the newest release of its framework. */
const changes = {
  // Its build fails with the Rolldown of Vite 8.4.
  Nuxt: [['package.json', /(?="vue-tsc")/, '"vite": "8.3.4",\n    ']],
  SvelteKit: [
    ['package.json', /(?<="@sveltejs\/adapter-node": ").*?(?=")/, '6.0.1'],
    ['tsconfig.json', /\.\/\.svelte-kit\/tsconfig\.json/, '$$app/tsconfig'],
    ['src/lib/use-router-page.ts', /keepFocus: true, noScroll: true/, 'reset: false'],
    // It also checks this file, which names `process`.
    ['vite.config.js', /^/, '// @ts-nocheck\n'],
  ],
}

/** The apps work with the newest releases, which need a newer Node than the workspace. */
export async function checkApps(root, { log }) {
  // Without the overrides of older versions.
  await run('git checkout --quiet HEAD -- pnpm-workspace.yaml', { cwd: root, log })
  for (const [title, edits] of Object.entries(changes)) {
    const { name, versions, check } = tested[title]
    const version = ['package.json', RegExp(`(?<="${name}": ").*?(?=")`), versions.at(-1)]
    for (const edit of [version, ...edits]) change(join(root, 'docs/samples/apps', check.replace('routers ', '')), edit)
  }
  const apps = Object.keys(changes).map((title) => tested[title].check.replace('routers ', ''))
  const env = await environmentIn(root, { version: tested.Node.versions.at(-1), log })
  await run(`node tooling/outside/run.mjs routers ${apps.join(' ')}`, { cwd: root, env, log })
}

function change(folder, [path, pattern, replacement]) {
  const file = join(folder, path)
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(pattern, replacement)
  notEqual(changed, text, `${path} contains no ${pattern}`)
  writeFileSync(file, changed)
}
