// npm run dev: the same server from source, with hot reload.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'

const vite = await createVite({ appType: 'custom', server: { middlewareMode: true } })
const { openCatalogue } = await vite.ssrLoadModule('/server/catalogue.ts')
const { readSettings } = await vite.ssrLoadModule('/server/settings.ts')
const { reportProgress } = await vite.ssrLoadModule('/server/report-progress.ts')

const { port, ...settings } = readSettings()
const catalogue = openCatalogue({ ...settings, onProgress: reportProgress() })

async function assets() {
  const head = '<link rel="stylesheet" href="/src/style.css">'
  const page = await vite.transformIndexHtml('/', '<script type="module" src="/src/client.tsx"></script>')
  return { styles: head, scripts: page }
}

const server = createServer((request, response) =>
  vite.middlewares(request, response, async () => {
    // Loaded again for each request, because the source may have changed.
    const { createApp } = await vite.ssrLoadModule('/server/app.ts')
    const app = createApp({ catalogue, assets, files: 'none', contentSecurityPolicy: {} })
    getRequestListener(app.fetch)(request, response)
  }),
)
server.listen(port, () => console.log(`http://localhost:${port}/`))

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await catalogue.close()
    process.exit()
  })
}
