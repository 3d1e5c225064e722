// What a library adds to an app that has its framework already: everything it has for a pagination, in a production
// build of Vite, compressed.
import { gzipSync } from 'node:zlib'
import { bundle } from './build.mjs'

/** Bytes of an app that uses these parts of a module and nothing else. */
export async function measureSize({ module, parts }, plugins = []) {
  const imports = new Set(parts.map((part) => part.split('.')[0]))
  const entry = `import { ${[...imports]} } from '${module}'; export const all = [${parts}]`
  const code = await bundle(entry, { plugins, external: /^(react|react-dom|vue|solid-js|svelte)($|\/)/ })
  return gzipSync(code, { level: 9 }).length
}
