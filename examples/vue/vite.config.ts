import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/vue/',
  plugins: [vue()],
  build: {
    rolldownOptions: { input: ['index.html', 'links.html'] },
    // The languages alone are 560 kB.
    chunkSizeWarningLimit: 1000,
  },
})
