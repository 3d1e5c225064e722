import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, preview } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const config = { configFile: false, root, logLevel: 'error' }

/** Builds a candidate's page for production. */
export async function buildPage(framework, candidate) {
  const path = `${framework.name}/${candidate.name}`
  await build({
    ...configOf(framework, candidate),
    base: `/${path}/`,
    define: { 'import.meta.env.FRAMEWORK': JSON.stringify(framework.name) },
    build: { outDir: `dist/${path}`, emptyOutDir: true },
  })
}

/** Builds a candidate for Node, and returns the function that renders it to a string. */
export async function buildRenderer(framework, candidate) {
  const outDir = `${root}dist/server/${framework.name}/${candidate.name}`
  await build({
    ...configOf(framework, candidate, { isServer: true }),
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

/** The gzipped bytes of a candidate's app without the framework, built for production. */
export async function sizeOf(framework, candidate) {
  const external = new RegExp(`^(${framework.packages.join('|')})($|/)`)
  const { output } = await build({
    ...configOf(framework, candidate),
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: appOf(framework, candidate), external, preserveEntrySignatures: 'strict' },
    },
  })
  return gzipSync(output[0].code, { level: 9 }).length
}

const appOf = ({ name, extension }, { name: candidate, app = candidate }) => `${root}${name}/${app}.${extension}`

const configOf = (framework, candidate, { isServer = false } = {}) => ({
  ...config,
  plugins: framework.plugins({ isServer }),
  resolve: {
    alias: { candidate: appOf(framework, candidate), library: candidate.library ?? '' },
    // Otherwise the linked packages would import the workspace's copy of the framework.
    dedupe: framework.packages,
  },
})

/** Serves the pages cross-origin isolated, where the browser's clock has a resolution of 5 µs instead of 100 µs. */
export function servePages() {
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }
  return preview({ ...config, build: { outDir: 'dist' }, preview: { port: 0, headers } })
}
