import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/react/',
  plugins: [react()],
  // The languages alone are 560 kB.
  build: { chunkSizeWarningLimit: 1000 },
})
