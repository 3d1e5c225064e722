// All four compilers in one Vite, restricted to their folders because React and Solid both use .tsx.
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import { normalizePath } from 'vite'
import solid from 'vite-plugin-solid'
import { frameworkNames } from './frameworks.mjs'

export const root = normalizePath(fileURLToPath(new URL('..', import.meta.url))).replace(/\/$/, '')

/** Resolves every @dogear package to its source, so that tests need no build. DOGEAR_PACKAGES=built tests the builds. */
export const alias = [
  { find: /^@dogear\/contract\/(.+)$/, replacement: `${root}/packages/contract/src/$1.ts` },
  { find: /^@dogear\/contract$/, replacement: `${root}/packages/contract/src/index.ts` },
  ...(process.env.DOGEAR_PACKAGES === 'built' ? [] : sources()),
]

function sources() {
  return [
    { find: /^@dogear\/core\/(dom|url|locales)$/, replacement: `${root}/packages/core/$1/index.ts` },
    { find: '@dogear/core/adapter', replacement: `${root}/packages/core/src/adapter.ts` },
    { find: /^@dogear\/\w+\/theme\.css$/, replacement: `${root}/packages/core/theme.css/theme.css` },
    {
      find: new RegExp(`^@dogear/(${frameworkNames.join('|')})/(pagination|server|dom|url|locales)$`),
      replacement: `${root}/packages/$1/src/$2.ts`,
    },
    {
      find: new RegExp(`^@dogear/(core|${frameworkNames.join('|')})$`),
      replacement: `${root}/packages/$1/src/index.ts`,
    },
  ]
}

export const plugins = () => [
  react({ include: /\/((packages|examples|samples)\/react|examples\/full-stack)\/.*\.tsx?$/ }),
  vue(),
  solid({ include: /\/((packages|examples|samples)\/solid|@solidjs\/router)\/.*\.[jt]sx$/, ssr: true }),
  svelte({ configFile: false, inspector: false }),
]
