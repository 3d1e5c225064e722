import { createServer } from 'vite'
import { alias, plugins, root } from './vite.mjs'

let server

/** A browser command that renders a fixture's scene in Node, by a separate Vite server, for the test to hydrate. */
export async function ssr(_context, file, scene) {
  server ??= createServer({
    configFile: false,
    root,
    cacheDir: 'node_modules/.vite-ssr',
    logLevel: 'error',
    appType: 'custom',
    plugins: plugins(),
    resolve: { alias },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  const fixture = await (await server).ssrLoadModule(file)
  return { html: await fixture.render(scene), head: (await fixture.head?.()) ?? '' }
}
