import { once } from 'node:events'
import { createServer } from 'node:http'
import sirv from 'sirv'
import { buildScript } from '../build-script.mjs'
import { harnessOf } from '../harness-page.mjs'
import { root } from '../vite.mjs'
import { scenarios } from './scenarios.mjs'

/** Serves the page of each scenario, with the built example apps, and returns how its address follows from a host. */
export async function serveScenarios() {
  const scripts = new Map()
  const apps = sirv(`${root}/examples`, { dev: true })
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const [, kind, name, host] = pathname.split('/').map(decodeURIComponent)
    if (kind === 'page') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(
        pageOf(
          scenarios.find((scenario) => scenario.name === name),
          host,
        ),
      )
    }
    if (kind === 'script') {
      if (!scripts.has(name)) scripts.set(name, await build(name))
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      return response.end(scripts.get(name))
    }
    return apps(request, response, () => response.writeHead(404).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${server.address().port}`
  return {
    close: () => server.close(),
    urlOf: ({ app, name }, host) =>
      app
        ? `${origin}/${host}/dist/index.html`
        : `${origin}/page/${encodeURIComponent(name)}/${encodeURIComponent(host)}`,
  }
}

const build = (host) =>
  buildScript('tooling/spoken/page.ts', {
    aliases: [{ find: 'virtual:harness', replacement: harnessOf(host === 'vanilla' ? 'core' : host) }],
  })

function pageOf({ name, scene, html }, host) {
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><h1>Page</h1>`
  if (html) return head + html
  const field = scene.found === undefined ? '' : '<input type="search" aria-label="Filter">'
  const data = `<script type="application/json" id="scene">${JSON.stringify(scene)}</script>`
  return `${head}${field}<main></main>${data}<script type="module" src="/script/${host}"></script>`
}
