import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { Manifest } from 'vite'
import { createApp } from './app'
import type { Database } from './database'
import type { Assets } from './documents'

export { openDatabase } from './database'

/** Where `vite build` writes the files for the browser. */
const files = fileURLToPath(new URL('../client', import.meta.url))

/** Handles the requests of a Node server. */
export function createHandler(database: Database): RequestListener {
  const assets = readAssets()
  return getRequestListener(createApp({ database, assets: () => assets, files }).fetch)
}

async function readAssets(): Promise<Assets> {
  const manifest: Manifest = JSON.parse(await readFile(`${files}/.vite/manifest.json`, 'utf8'))
  const { file, css = [] } = manifest['src/client.tsx'] ?? { file: '' }
  return {
    styles: css.map((file) => `<link rel="stylesheet" href="./${file}">`).join(''),
    scripts: `<script type="module" src="./${file}"></script>`,
  }
}
