/** The pages of the documentation that each package contains, as paths below docs. */
const inEveryPackage = [
  'start/first-pagination',
  'guides/slicing',
  'guides/page-size',
  'guides/server-data',
  'guides/cursors',
  'guides/links',
  'guides/seo',
  'guides/outside-control',
  'guides/status',
  'guides/styling',
  'guides/composition',
  'guides/languages',
  'guides/server-rendering',
  'guides/accessibility',
]

const inEveryAdapter = ['guides/testing', 'moving/ark-ui']

export const pagesOf = {
  core: [...inEveryPackage, ...inEveryAdapter, 'guides/other-frameworks', 'moving/web-awesome'],
  react: [
    ...inEveryPackage,
    ...inEveryAdapter,
    'guides/component-kits',
    'guides/react',
    'routers/react-router',
    'routers/tanstack-router',
    'routers/next',
    'routers/wouter',
    'moving/chakra-ui',
    'moving/mui',
    'moving/ant-design',
    'moving/mantine',
    'moving/react-paginate',
    'moving/shadcn',
  ],
  vue: [...inEveryPackage, ...inEveryAdapter, 'routers/vue-router', 'routers/nuxt', 'moving/reka-ui'],
  solid: [...inEveryPackage, ...inEveryAdapter, 'routers/solid-router', 'routers/solid-start', 'moving/kobalte'],
  svelte: [...inEveryPackage, ...inEveryAdapter, 'routers/svelte-kit', 'moving/bits-ui'],
}

/** Pages that only the site has: about the project, for choosing a library, made of demos, or ideas to start from. AGENTS.md contains one. */
export const siteOnly = [
  'start/choose',
  'start/in-short',
  'start/gallery',
  'start/support',
  'start/tested',
  'start/why',
  'guides/conformance',
  'guides/tables',
  'moving/comparison',
]
