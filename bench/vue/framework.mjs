import vue from '@vitejs/plugin-vue'

export default {
  title: 'Vue',
  extension: 'vue',
  packages: ['vue'],
  plugins: () => [vue()],
  peers: [
    {
      name: 'reka',
      title: 'reka-ui',
      library: 'reka-ui',
      parts: [
        'PaginationRoot',
        'PaginationFirst',
        'PaginationPrev',
        'PaginationList',
        'PaginationListItem',
        'PaginationEllipsis',
        'PaginationNext',
        'PaginationLast',
      ],
    },
  ],
  limits: { next: 1.25, heap: 1.05, size: 3.7 },
  listLimits: { next: 1.45, heap: 2.3, mount: 1.6, size: 4.3 },
}
