import { readFileSync } from 'node:fs'
import react from '@astrojs/react'
import solid from '@astrojs/solid-js'
import starlight from '@astrojs/starlight'
import svelte from '@astrojs/svelte'
import vue from '@astrojs/vue'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, passthroughImageService } from 'astro/config'
import { sections } from './page.mjs'
import { basePath } from './plugins/base-path.mjs'
import { markdownPages } from './plugins/markdown-pages.mjs'
import { pages } from './plugins/pages.mjs'
import { rehypeShortCode } from './plugins/rehype-short-code.mjs'
import { rehypeTableLabels } from './plugins/rehype-table-labels.mjs'
import { redirects } from './redirects.mjs'

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8')
const repository = JSON.parse(read('../packages/core/package.json')).repository.url.replace(/^git\+|\.git$/g, '')

const site = {
  title: 'Dogear',
  description: 'A headless pagination library for React, Vue, Solid, Svelte and plain TypeScript',
}

export default defineConfig({
  devToolbar: { enabled: false },
  redirects,
  image: { service: passthroughImageService() },
  markdown: { rehypePlugins: [rehypeTableLabels, rehypeShortCode] },
  vite: {
    plugins: [tailwindcss()],
    // These packages ship Svelte components, which Node can't load.
    ssr: { noExternal: [/^@tanstack\/svelte-/] },
  },
  integrations: [
    pages(repository),
    basePath(),
    starlight({
      ...site,
      logo: { src: './public/favicon.svg' },
      customCss: [
        '@fontsource-variable/literata/wght.css',
        './src/styles/site.css',
        '../packages/core/src/theme.css',
        './src/styles/demo.css',
      ],
      social: [{ icon: 'github', label: 'GitHub', href: repository }],
      editLink: { baseUrl: `${repository}/edit/main/docs/` },
      routeMiddleware: './src/route-data.ts',
      components: { EditLink: './src/components/EditLink.astro' },
      head: [{ tag: 'script', content: read('./src/framework-switch.js') }],
      sidebar: sections.map(({ label, pages }) => ({
        label,
        ...(pages.length > 0 ? { items: pages } : { autogenerate: { directory: 'reference' } }),
      })),
      expressiveCode: {
        themes: ['github-dark-high-contrast', 'github-light-high-contrast'],
        useStarlightUiThemeColors: true,
        defaultProps: { wrap: true, overridesByLang: { sh: { frame: 'none' } } },
        styleOverrides: { borderRadius: '0.25rem', frames: { frameBoxShadowCssValue: 'none' } },
      },
    }),
    react({ include: ['**/{samples,examples}/react/**'] }),
    // Solid packages ship JSX for the app to compile.
    solid({ include: ['**/{samples,examples,packages}/solid/**', '**/node_modules/**/*solid*/**'] }),
    vue(),
    svelte(),
    markdownPages(site, repository),
  ],
})
