// All four compilers in one Vite, restricted to their folders because React and Solid both use .tsx.
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import { normalizePath } from 'vite'
import solid from 'vite-plugin-solid'
import { frameworkNames } from './frameworks.mjs'

export const root = normalizePath(fileURLToPath(new URL('..', import.meta.url))).replace(/\/$/, '')

const sources = [
  { find: /^@dogear\/\w+\/theme\.css$/, replacement: `${root}/packages/core/src/theme.css` },
  { find: new RegExp(`^@dogear/(core|${frameworkNames.join('|')})(?=$|/)`), replacement: `${root}/packages/$1/src` },
]

/** Resolves every @dogear package to its source, so that tests need no build. DOGEAR_PACKAGES=built tests the builds. */
export const alias = [
  { find: /^@dogear\/contract(?=$|\/)/, replacement: `${root}/packages/contract/src` },
  ...(process.env.DOGEAR_PACKAGES === 'built' ? [] : sources),
]

export const plugins = () => [
  react({ include: /\/((packages|examples|samples)\/react|examples\/full-stack|docs\/compared)\/.*\.tsx?$/ }),
  vue(),
  solid({ include: /\/((packages|examples|samples)\/solid|@solidjs\/router|@kobalte\/core)\/.*\.[jt]sx$/, ssr: true }),
  svelte({ configFile: false, inspector: false }),
]
