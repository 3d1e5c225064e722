import { defineConfig } from 'vite'

export default defineConfig({
  base: '/vanilla/',
  // The languages alone are 560 kB.
  build: { chunkSizeWarningLimit: 1000 },
})
