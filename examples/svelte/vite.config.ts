import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/svelte/',
  plugins: [svelte()],
  // The languages alone are 560 kB.
  build: { chunkSizeWarningLimit: 1000 },
})
