import { gzipSync } from 'node:zlib'
import { bundle } from './build.mjs'

/** The gzipped bytes that these parts of a module add to an app, in a production build by Vite without the framework. */
export async function measureSize({ module, parts }, plugins = []) {
  const imports = new Set(parts.map((part) => part.split('.')[0]))
  const entry = `import { ${[...imports]} } from '${module}'; export const all = [${parts}]`
  const code = await bundle(entry, { plugins, external: /^(react|react-dom|vue|solid-js|svelte)($|\/)/ })
  return gzipSync(code, { level: 9 }).length
}
