import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'
import type { Assets } from './documents'

/** Where `vite build` writes the files for the browser. */
export const builtFiles = fileURLToPath(new URL('../client', import.meta.url))

export async function readBuiltAssets(): Promise<Assets> {
  const manifest: Manifest = JSON.parse(await readFile(`${builtFiles}/.vite/manifest.json`, 'utf8'))
  const { file, css = [] } = manifest['src/client.tsx'] ?? { file: '' }
  return {
    styles: css.map((file) => `<link rel="stylesheet" href="./${file}">`).join(''),
    scripts: `<script type="module" src="./${file}"></script>`,
  }
}
