// npm start: serves the built examples on one port, with the landing page at / and each app below its name. The first
// request for full-stack starts its database.
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'

const examples = fileURLToPath(new URL('../examples/', import.meta.url))
const apps = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'dist/index.html')))
const landingPage = sirv(examples, { dev: true })
const folders = new Map([
  ['shared', sirv(join(examples, 'shared'), { dev: true })],
  ...apps.map((name) => [name, sirv(join(examples, name, 'dist'), { dev: true, single: true })]),
])

let fullStack
folders.set('full-stack', async (request, response) => {
  fullStack ??= openFullStack()
  const handle = await fullStack
  handle(request, response)
})

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url, 'http://localhost')
  const [, folder, ...rest] = pathname.split('/')
  const notFound = () => response.writeHead(404, { 'content-type': 'text/plain' }).end(`Found nothing at ${pathname}`)
  if (pathname === '/') return landingPage(request, response, notFound)
  if (!folders.has(folder)) return notFound()
  if (rest.length === 0) return response.writeHead(302, { location: `/${folder}/${search}` }).end()
  request.url = `/${rest.join('/')}${search}`
  folders.get(folder)(request, response, notFound)
})

const chosenPort = Number(process.env.PORT)
server.on('error', (error) => {
  if (error.code !== 'EADDRINUSE') throw error
  if (!chosenPort) return server.listen(error.port + 1)
  console.error(`Another program uses port ${chosenPort}. Choose a free one: PORT=5000 npm start`)
  process.exitCode = 1
})
server.on('listening', () =>
  console.log(`\n  ${apps.length + 1} examples on http://localhost:${server.address().port}/\n`),
)
server.listen(chosenPort || 4173)

async function openFullStack() {
  const built = new URL('../examples/full-stack/dist/server/index.js', import.meta.url)
  const { createHandler, openDatabase } = await import(built.href)
  return createHandler(await openDatabase())
}
