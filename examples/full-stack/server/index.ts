import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app'
import { builtFiles, readBuiltAssets } from './built-assets'
import type { Catalogue } from './catalogue'

export { type Catalogue, type CatalogueOptions, openCatalogue } from './catalogue'
export { readSettings } from './settings'

/** Handles the requests of a Node server. */
export function createHandler(catalogue: Catalogue): RequestListener {
  const assets = readBuiltAssets()
  return getRequestListener(createApp({ catalogue, assets: () => assets, files: builtFiles }).fetch)
}
