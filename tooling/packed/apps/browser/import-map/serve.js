import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'

const contentTypes = { html: 'text/html; charset=utf-8', js: 'text/javascript' }

createServer(({ url = '' }, response) => {
  const [path = ''] = url.slice(1).split('?')
  const file = path.endsWith('.js') ? path : 'index.html'
  if (!existsSync(file)) return response.writeHead(404).end(`Nothing is at ${url}`)
  response.writeHead(200, { 'content-type': contentTypes[file.split('.').at(-1)] })
  createReadStream(file).pipe(response)
}).listen(process.env.PORT)
