import { svelte } from '@sveltejs/vite-plugin-svelte'

export default {
  title: 'Svelte',
  extension: 'svelte',
  packages: ['svelte'],
  plugins: () => [svelte({ configFile: false, inspector: false })],
  peers: [
    {
      name: 'bits',
      title: 'bits-ui',
      library: 'bits-ui',
      parts: ['Pagination.Root', 'Pagination.PrevButton', 'Pagination.Page', 'Pagination.NextButton'],
    },
  ],
  limits: { next: 1.3, heap: 1.2, size: 3.8 },
  listLimits: { next: 1.4, heap: 2.3, mount: 1.8, size: 4.3 },
}
