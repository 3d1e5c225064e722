import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  base: '/solid/',
  plugins: [solid()],
  // The languages alone are 560 kB.
  build: { chunkSizeWarningLimit: 1000 },
})
