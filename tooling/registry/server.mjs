import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

// The documentation reads its samples relative to its folder.
const root = process.cwd()
process.chdir(fileURLToPath(new URL('../../docs', import.meta.url)))
const { registryFiles } = await import('../../docs/src/registry.mjs')
process.chdir(root)

/** The files of the registry by their paths. */
export const files = new Map(registryFiles('http://localhost').map(({ path, content }) => [path, content]))

// The CLIs ask for these even if a component needs neither.
const color = { inlineColors: { light: {}, dark: {} }, cssVars: {}, inlineColorsTemplate: '', cssVarsTemplate: '' }
const others = new Map([
  ['colors/neutral.json', color],
  ['icons/index.json', {}],
  ['styles/nova/index.json', []],
])

/** Serves the files of the registry, and what the CLIs ask their own registry for. */
export async function serveRegistry() {
  const server = createServer((request, response) => {
    const path = request.url.replace(/^\/r\/|\?.*$/g, '')
    const content = files.get(path) ?? others.get(path)
    response.writeHead(content ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(content ?? {}))
  })
  await new Promise((resolve) => server.listen(0, resolve))
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() }
}
