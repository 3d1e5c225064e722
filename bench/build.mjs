import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Builds the page of a framework for production, with each candidate a chunk of its own. */
export function buildPage({ name, packages, plugins }) {
  return build({
    configFile: false,
    root,
    base: `/${name}/`,
    logLevel: 'error',
    plugins: plugins(),
    define: { 'import.meta.env.FRAMEWORK': JSON.stringify(name) },
    // The workspace packages have a framework of their own beside them.
    resolve: { dedupe: packages },
    build: { outDir: `dist/${name}`, emptyOutDir: true },
  })
}

/** Serves the pages in isolation, where the browser's clock is finest: 5 instead of 100 microseconds. */
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

/** The code of a production build that starts at these lines. */
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
