import { existsSync, readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { createDevHandler } from './examples/full-stack/dev-handler.mjs'
import { alias, plugins, root } from './tooling/vite.mjs'

const apps = readdirSync(`${root}/examples`).filter((name) => existsSync(`${root}/examples/${name}/index.html`))

/** Serves each app below its name, as tooling/serve.mjs does for the built apps. */
const appsByPath: Plugin = {
  name: 'apps-by-path',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      const [, app = '', ...rest] = pathname.split('/')
      if (!apps.includes(app) || extname(pathname) || !request.headers.accept?.includes('text/html')) return next()
      if (rest.length === 0) return response.writeHead(302, { location: `/${app}/${search}` }).end()
      if (!existsSync(`${root}/examples${pathname}.html`)) request.url = `/${app}/index.html${search}`
      next()
    })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path }) => html.replaceAll('="/src/', `="/${path.split('/')[1]}/src/`),
  },
}

/** The first request starts the database. */
const fullStack: Plugin = {
  name: 'full-stack',
  configureServer(server) {
    let handler: ReturnType<typeof createDevHandler> | undefined
    // After Vite's own middleware, which serves the files for the browser.
    return () =>
      server.middlewares.use('/full-stack', async (request, response) => {
        const { search, pathname } = new URL(request.originalUrl ?? '', 'http://localhost')
        if (pathname === '/full-stack') return response.writeHead(302, { location: `/full-stack/${search}` }).end()
        handler ??= createDevHandler(server, '/full-stack/')
        ;(await handler)(request, response)
      })
  },
}

/** Serves all example apps from source on one port, with hot reload. */
export default defineConfig({
  root: `${root}/examples`,
  cacheDir: `${root}/node_modules/.vite-dev`,
  appType: 'mpa',
  resolve: { alias },
  plugins: [...plugins(), appsByPath, fullStack],
  optimizeDeps: { entries: [...apps.map((app) => `${app}/*.html`), 'full-stack/src/client.tsx'] },
})
