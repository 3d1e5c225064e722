import { defineConfig } from 'vite'

export default defineConfig({
  // Relative, so that the app runs below any path.
  base: './',
  // The languages alone are 560 kB.
  build: { chunkSizeWarningLimit: 1000 },
})
