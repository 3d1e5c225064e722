import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  // Relative, so that the app runs below any path.
  base: './',
  plugins: [solid()],
  // The languages alone are 560 kB.
  build: { chunkSizeWarningLimit: 1000 },
})
