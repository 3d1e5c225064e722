import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Relative, so that the app runs below any path.
  base: './',
  plugins: [react()],
})
