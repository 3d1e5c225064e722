import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Builds a framework's page for production, with a chunk per candidate. */
export function buildPage({ name, packages, plugins }) {
  return build({
    configFile: false,
    root,
    base: `/${name}/`,
    logLevel: 'error',
    plugins: plugins(),
    define: { 'import.meta.env.FRAMEWORK': JSON.stringify(name) },
    // Otherwise the linked packages would import the workspace's copy of the framework.
    resolve: { dedupe: packages },
    build: { outDir: `dist/${name}`, emptyOutDir: true },
  })
}

/** Serves the pages cross-origin isolated, where the browser's clock has a resolution of 5 µs instead of 100 µs. */
export function servePages() {
  return preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir: 'dist' },
    preview: {
      port: 0,
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
    },
  })
}

/** Builds an entry module for production, from its code. */
export async function bundle(entry, { plugins = [], external = [] } = {}) {
  const lines = {
    name: 'lines',
    resolveId: (id) => (id === 'lines' ? `${root}lines.js` : null),
    load: (id) => (id === `${root}lines.js` ? entry : null),
  }
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [...plugins, lines],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: 'lines', external, preserveEntrySignatures: 'strict' },
    },
  })
  return output[0].code
}
