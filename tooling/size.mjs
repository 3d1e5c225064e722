// Builds what an app ships of each package when it uses everything, by a production build of Vite with the framework
// left out, for size-limit to weigh.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const parts = 'Root RootProvider Context FirstTrigger PrevTrigger NextTrigger LastTrigger Item Ellipsis'.split(' ')

const everything = (name) =>
  name === 'core'
    ? `export * from '${root}packages/core/dist/index.js'`
    : `import { Pagination, usePagination, usePaginationContext } from '${root}packages/${name}/dist/index.js'
       export const all = [${parts.map((part) => `Pagination.${part}`)}, usePagination, usePaginationContext]`

for (const name of readdirSync(`${root}packages`).filter((name) => name !== 'contract')) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      svelte({ configFile: false }),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? everything(name) : null),
      },
    ],
    build: {
      outDir: '.size',
      emptyOutDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: { [name]: 'entry' },
        external: /^(react|react-dom|vue|solid-js|svelte)($|\/)/,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}
