/**
 * The versions that are supported because they are tested, from the oldest to the newest, with the check that tests them. Peer
 * ranges, README and the support page say the same, which a test compares. The workspace and the apps install the newest that
 * runs in Node 20.19, in which the commands of this repository run, too. `npm test -- peers` tests the others, apart
 * from Solid Router's, which SolidStart's app installs.
 */
export const tested = {
  React: { name: 'react', versions: ['18.0.0', '19.3.1'], check: 'peers react' },
  'React Compiler': { name: 'babel-plugin-react-compiler', versions: ['1.0.0'], check: 'compiled' },
  // `tried` is the newest release candidate that was tried. Later ones are news.
  Vue: { name: 'vue', versions: ['3.5.2', '3.5.45'], tried: '3.6.0-rc.9', check: 'peers vue' },
  Solid: { name: 'solid-js', versions: ['1.9.0', '1.9.20'], check: 'peers solid' },
  Svelte: { name: 'svelte', versions: ['5.33.19', '5.45.10', '5.57.3'], check: 'peers svelte' },
  TypeScript: { name: 'typescript', versions: ['5.4.5', '5.9.3', '6.0.3', '7.0.2'], check: 'peers' },
  Node: { name: 'node', versions: ['22', '24', '26'], check: 'peers' },
  Jest: { name: 'jest', versions: ['29.7.0', '30.5.2'], check: 'peers jest' },
  'Next.js': { name: 'next', versions: ['16.4.6'], check: 'routers next' },
  Nuxt: { name: 'nuxt', versions: ['4.3.1', '4.5.2'], check: 'routers nuxt' },
  // The sample was tried with the version that is `known`, as its page says. Only a newer one is news.
  SolidStart: { name: '@solidjs/start', versions: ['1.3.2'], known: '2.0.5', check: 'routers solid-start' },
  SvelteKit: { name: '@sveltejs/kit', versions: ['2.70.4', '3.2.0'], check: 'routers svelte-kit svelte-kit-2' },
  Angular: { name: '@angular/core', versions: ['22.2.0'], check: 'copies angular' },
  'React Router': { name: 'react-router', versions: ['8.5.3'], check: 'samples' },
  'TanStack Router': { name: '@tanstack/react-router', versions: ['1.170.46'], check: 'samples' },
  'Vue Router': { name: 'vue-router', versions: ['5.5.1'], check: 'samples' },
  'Solid Router': { name: '@solidjs/router', versions: ['0.15.4', '1.0.0'], check: 'samples' },
  wouter: { name: 'wouter', versions: ['3.13.0'], check: 'samples' },
  'TanStack Query': { name: '@tanstack/react-query', versions: ['5.108.4'], check: 'samples' },
  'Vue Query': { name: '@tanstack/vue-query', versions: ['5.104.0'], check: 'samples' },
  'Solid Query': { name: '@tanstack/solid-query', versions: ['5.104.5'], check: 'samples' },
  'Svelte Query': { name: '@tanstack/svelte-query', versions: ['6.3.6'], check: 'samples' },
  esbuild: { name: 'esbuild', versions: ['0.28.2'], check: 'packed plain' },
  Vite: { name: 'vite', versions: ['8.4.0'], check: 'packed plain' },
  Rollup: { name: 'rollup', versions: ['4.68.8'], check: 'packed plain' },
  webpack: { name: 'webpack', versions: ['5.113.0'], check: 'packed plain' },
  Rspack: { name: '@rspack/core', versions: ['2.3.3'], check: 'packed plain' },
  Parcel: { name: '@parcel/core', versions: ['2.16.4'], check: 'packed plain' },
}

/**
 * The versions that the pages in docs/moving were compared with. The comparison, the benchmarks, the app that compares Ark UI's
 * names, and docs/compared, which renders both sides, have the same, which a test compares. Once you have read a page again, raise its version here.
 */
export const compared = {
  'Ark UI for React': { name: '@ark-ui/react', version: '5.40.0', page: 'ark-ui' },
  'Ark UI for Vue': { name: '@ark-ui/vue', version: '5.39.2', page: 'ark-ui' },
  'Ark UI for Solid': { name: '@ark-ui/solid', version: '5.39.2', page: 'ark-ui' },
  'Ark UI for Svelte': { name: '@ark-ui/svelte', version: '5.24.1', page: 'ark-ui' },
  'Chakra UI': { name: '@chakra-ui/react', version: '3.38.0', page: 'chakra-ui' },
  'Reka UI': { name: 'reka-ui', version: '2.11.0', page: 'reka-ui' },
  'Nuxt UI': { name: '@nuxt/ui', version: '4.11.2', page: 'reka-ui' },
  'Bits UI': { name: 'bits-ui', version: '2.21.0', page: 'bits-ui' },
  Kobalte: { name: '@kobalte/core', version: '0.13.14', page: 'kobalte' },
  MUI: { name: '@mui/material', version: '9.5.0', page: 'mui' },
  'Ant Design': { name: 'antd', version: '6.6.8', page: 'ant-design' },
  'rc-pagination': { name: '@rc-component/pagination', version: '1.5.0', page: 'ant-design' },
  Mantine: { name: '@mantine/core', version: '9.8.1', page: 'mantine' },
  'react-paginate': { name: 'react-paginate', version: '8.3.0', page: 'react-paginate' },
  'Web Awesome': { name: '@awesome.me/webawesome', version: '3.14.0', page: 'web-awesome' },
}

/** What an adapter allows, and how README and its own description say it. */
export const peers = {
  react: { name: 'react', range: '>=18', claim: 'React 18 and 19' },
  vue: { name: 'vue', range: '^3.5.2', claim: 'Vue 3.5.2 and later' },
  solid: { name: 'solid-js', range: '^1.9.0', claim: 'Solid 1.9' },
  svelte: { name: 'svelte', range: '^5.33.19', claim: 'Svelte 5.33.19 and later' },
}
