// Serves the files of the registry, and what the CLIs ask their own registry for.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { root } from './app.mjs'

// The documentation reads its samples relative to its folder.
process.chdir(join(root, 'docs'))
const { registryFiles } = await import('../../docs/src/registry.mjs')
process.chdir(root)

// The CLIs ask for the last three even if a component needs none of them.
const files = new Map([
  ...registryFiles('http://localhost').map(({ path, content }) => [`/r/${path}`, content]),
  [
    '/r/colors/neutral.json',
    { inlineColors: { light: {}, dark: {} }, cssVars: {}, inlineColorsTemplate: '', cssVarsTemplate: '' },
  ],
  ['/r/icons/index.json', {}],
  ['/r/styles/nova/index.json', []],
])

const server = createServer((request, response) => {
  const content = files.get(request.url.replace(/\?.*/, ''))
  response.writeHead(content ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(content ?? {}))
})
await new Promise((resolve) => server.listen(0, resolve))
server.unref()

export const origin = `http://localhost:${server.address().port}`

export const urlsOf = (framework) =>
  [...files.keys()]
    .filter((path) => path.startsWith(`/r/${framework}/`) && !path.endsWith('/registry.json'))
    .map((path) => origin + path)
