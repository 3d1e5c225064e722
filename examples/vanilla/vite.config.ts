import { defineConfig } from 'vite'

export default defineConfig({
  base: '/vanilla/',
  build: {
    rolldownOptions: { input: ['index.html', 'links.html'] },
    // The languages alone are 560 kB.
    chunkSizeWarningLimit: 1000,
  },
})
