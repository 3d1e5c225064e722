import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  // Relative, so that the app runs below any path.
  base: './',
  plugins: [svelte()],
})
