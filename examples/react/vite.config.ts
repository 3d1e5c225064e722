import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/react/',
  plugins: [react()],
  build: {
    rolldownOptions: { input: ['index.html', 'links.html'] },
    // The languages alone are 560 kB.
    chunkSizeWarningLimit: 1000,
  },
})
