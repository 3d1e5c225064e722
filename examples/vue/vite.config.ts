import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/vue/',
  plugins: [vue()],
  // The languages alone are 560 kB.
  build: { chunkSizeWarningLimit: 1000 },
})
