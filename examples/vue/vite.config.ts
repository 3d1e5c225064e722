import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  // Relative, so that the app runs below any path.
  base: './',
  plugins: [vue()],
})
