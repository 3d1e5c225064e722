// npm run dev: the same server from source, with hot reload.
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { createDevHandler } from './dev-handler.mjs'

const port = process.env.PORT || 3000
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true } })
const handle = await createDevHandler(vite)
const server = createServer((request, response) => vite.middlewares(request, response, () => handle(request, response)))
server.listen(port, () => console.log(`http://localhost:${port}/`))
