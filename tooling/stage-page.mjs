// The compositions of the contract as pages of their own, built for production.
import { readdirSync } from 'node:fs'
import { build } from 'vite'
import { alias, plugins, root } from './vite.mjs'

/** The folders of the packages that bring a stage. */
export const hosts = readdirSync(`${root}/packages`).filter((folder) => stageOf(folder))

/** One file, which shares nothing: it puts what e2e/stage/page.ts lists into `window.pages`. */
export async function buildStage(host) {
  const entry = {
    name: 'stage-of-host',
    resolveId: (id) =>
      id === 'virtual:stage-of-host' ? `${root}/packages/${host}/test/contract/${stageOf(host)}` : null,
  }
  // Vite builds for it, whatever the mode; a server for development in the same process has set it otherwise.
  process.env.NODE_ENV = 'production'
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [entry, ...plugins()],
    resolve: { alias },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: `${root}/e2e/stage/page.ts`, output: { codeSplitting: false } },
    },
  })
  return output[0].code
}

function stageOf(folder) {
  try {
    return readdirSync(`${root}/packages/${folder}/test/contract`).find((file) =>
      /^harness(\.svelte)?\.tsx?$/.test(file),
    )
  } catch {
    return undefined
  }
}
