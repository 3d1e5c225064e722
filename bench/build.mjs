import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, preview } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const config = { configFile: false, root, logLevel: 'error' }

/** Builds a candidate's page for production. */
export function buildPage(framework, candidate) {
  const path = `${framework.name}/${candidate.name}`
  return build({
    ...configOf(framework, candidate),
    base: `/${path}/`,
    plugins: framework.plugins(),
    define: { 'import.meta.env.FRAMEWORK': JSON.stringify(framework.name) },
    build: { outDir: `dist/${path}`, emptyOutDir: true },
  })
}

/** Builds a candidate for Node, and returns the function that renders it to a string. */
export async function buildRenderer(framework, candidate) {
  const outDir = `${root}dist/server/${framework.name}/${candidate.name}`
  await build({
    ...configOf(framework, candidate),
    plugins: framework.plugins({ isServer: true }),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: `${root}${framework.name}/server`,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  })
  const { render } = await import(pathToFileURL(`${outDir}/server.mjs`))
  return render
}

const configOf = ({ name: framework, extension, packages }, { name, app = name, library = '' }) => ({
  ...config,
  resolve: {
    alias: { candidate: `${root}${framework}/${app}.${extension}`, library },
    // Otherwise the linked packages would import the workspace's copy of the framework.
    dedupe: packages,
  },
})

/** Serves the pages cross-origin isolated, where the browser's clock has a resolution of 5 µs instead of 100 µs. */
export function servePages() {
  return preview({
    ...config,
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
    ...config,
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
