import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  base: '/solid/',
  plugins: [solid()],
  build: {
    rolldownOptions: { input: ['index.html', 'links.html'] },
    // The languages alone are 560 kB.
    chunkSizeWarningLimit: 1000,
  },
})
