import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/svelte/',
  plugins: [svelte()],
  build: {
    rolldownOptions: { input: ['index.html', 'links.html'] },
    // The languages alone are 560 kB.
    chunkSizeWarningLimit: 1000,
  },
})
