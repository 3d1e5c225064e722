import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  // Relative, so that the app runs below any path.
  base: './',
  plugins: [solid()],
})
