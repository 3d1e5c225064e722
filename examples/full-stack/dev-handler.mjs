import { getRequestListener } from '@hono/node-server'

/**
 * Handles requests with the source of the server, which Vite loads.
 * @param {import('vite').ViteDevServer} vite
 * @param {string} path Where Vite serves this folder.
 */
export async function createDevHandler(vite, path = '/') {
  /** @param {string} file */
  const load = (file) => vite.ssrLoadModule(`${path}server/${file}.ts`)
  const { openDatabase } = await load('database')
  const database = await openDatabase()

  async function assets() {
    const styles = `<link rel="stylesheet" href="${path}src/style.css">`
    const scripts = await vite.transformIndexHtml(path, `<script type="module" src="${path}src/client.tsx"></script>`)
    return { styles, scripts }
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  return async (request, response) => {
    // Loaded again for each request, because the source may have changed.
    const { createApp } = await load('app')
    const app = createApp({ database, assets, files: import.meta.dirname, contentSecurityPolicy: {} })
    getRequestListener(app.fetch)(request, response)
  }
}
