import { gzipSync } from 'node:zlib'
import { bundle } from './build.mjs'

/** The gzipped bytes that a candidate's parts add to an app, in a production build by Vite without the framework. */
export async function measureSize({ packages, plugins }, { library, parts }) {
  const imports = new Set(parts.map((part) => part.split('.')[0]))
  const entry = `import { ${[...imports]} } from '${library}'; export const all = [${parts}]`
  const code = await bundle(entry, { plugins: plugins(), external: new RegExp(`^(${packages.join('|')})($|/)`) })
  return gzipSync(code, { level: 9 }).length
}
