import solid from 'vite-plugin-solid'

export default {
  title: 'Solid',
  extension: 'jsx',
  packages: ['solid-js'],
  plugins: ({ isServer = false } = {}) => [solid({ ssr: isServer })],
  peers: [
    {
      name: 'kobalte',
      title: '@kobalte/core',
      library: '@kobalte/core/pagination',
      parts: [
        'Pagination.Root',
        'Pagination.Previous',
        'Pagination.Items',
        'Pagination.Item',
        'Pagination.Ellipsis',
        'Pagination.Next',
      ],
    },
  ],
  limits: { next: 1.25, heap: 1.05, size: 3.7 },
  listLimits: { next: 1.45, heap: 3, mount: 1.8, size: 4.3 },
}
