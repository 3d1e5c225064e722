import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { createApi } from './api'
import type { Database } from './database'
import { type Assets, renderFailure } from './documents'
import { createPages } from './pages'

export interface AppOptions {
  database: Database
  assets: () => Promise<Assets>
  /** The folder with the built files for the browser. */
  files: string
  /** Default: only the server's own files. */
  contentSecurityPolicy?: Record<string, string[]>
}

export function createApp({ database, assets, files, contentSecurityPolicy = ownFiles }: AppOptions): Hono {
  const app = new Hono()
  app.use(secureHeaders({ contentSecurityPolicy, strictTransportSecurity: false, referrerPolicy: 'same-origin' }))
  app.use('/assets/*', serveStatic({ root: files, onFound: (_path, { header }) => header('cache-control', forever) }))
  // Other sites can send forms without asking first. For other methods, the browser asks, and this server doesn't agree.
  app.post('*', csrf())
  app.route('/api', createApi(database))
  app.route('/', createPages(database, assets))
  app.onError(async (error, { html, text }) => {
    if (error instanceof HTTPException) return text(error.message, error.status)
    console.error(error)
    return html(renderFailure(await assets()), 500)
  })
  return app
}

const ownFiles = { defaultSrc: ["'self'"], imgSrc: ["'self'", 'data:'], formAction: ["'self'"], baseUri: ["'none'"] }

// The names of the files contain a hash of their content.
const forever = 'public, max-age=31536000, immutable'
