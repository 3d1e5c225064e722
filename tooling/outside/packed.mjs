// The apps with server rendering, and one that uses the packages in Node, with TypeScript, and in each bundler.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp, testServed } from './app.mjs'
import * as routers from './routers.mjs'

const template = join(import.meta.dirname, 'apps/plain')
export const apps = ['plain', ...routers.apps]
export const checkApp = (context) =>
  context.app === 'plain' ? checkPlain(context) : routers.checkApp({ ...context, bases: [''] })

async function checkPlain({ app, temp, tarballs, check }) {
  const folder = join(temp, app)
  if (!(await check('plain: build', (log) => buildApp(folder, { template, tarballs, log })))) return
  const bundles = ['production', 'development'].flatMap((mode) =>
    readdirSync(join(folder, 'dist', mode)).map((bundler) => `${mode}/${bundler}/`),
  )
  const visit = (script, paths) => (log) =>
    testServed(`pnpm run ${script}`, { app, folder, spec: 'bundles.spec', paths, log })
  const results = [
    await check('plain: bundles', visit('start', bundles)),
    await check('plain: development server', visit('dev', [''])),
  ]
  if (results.every(Boolean)) rmSync(folder, { recursive: true })
}
