// Serves the built examples on one port: the landing page at /, each app below its name.
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const examples = fileURLToPath(new URL('../examples/', import.meta.url))
const apps = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'dist/index.html')))

const contentTypes = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const server = createServer((request, response) => {
  const [pathname, query] = request.url.split('?')
  if (apps.includes(pathname.slice(1))) {
    return response.writeHead(302, { location: `${pathname}/${query ? `?${query}` : ''}` }).end()
  }
  const file = fileFor(pathname)
  if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end(`Nothing is at ${pathname}`)
  response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
})

function fileFor(pathname) {
  if (pathname === '/') return join(examples, 'index.html')
  const [, folder, ...rest] = pathname.split('/')
  if (folder === 'shared') return fileIn(join(examples, 'shared'), rest.join('/'))
  if (!apps.includes(folder)) return undefined
  const dist = join(examples, folder, 'dist')
  if (extname(pathname)) return fileIn(dist, rest.join('/'))
  // Without an extension it is one of the app's pages, or a place inside the app, whose router reads it.
  return fileIn(dist, `${rest.join('/')}.html`) ?? join(dist, 'index.html')
}

function fileIn(folder, path) {
  const file = join(folder, path)
  return file.startsWith(folder + sep) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

const wanted = Number(process.env.PORT)
server.on('error', (error) => {
  if (error.code !== 'EADDRINUSE') throw error
  if (!wanted) return server.listen(error.port + 1)
  console.error(`Port ${wanted} is taken by another program. Give a free one: PORT=5000 npm start`)
  process.exitCode = 1
})
server.on('listening', () => console.log(`\n  ${apps.length} examples on http://localhost:${server.address().port}/\n`))
server.listen(wanted || 4173)
