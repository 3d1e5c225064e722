import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Relative, so that the app runs below any path.
export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  plugins: [react()],
  build: isSsrBuild ? server : client,
  // The server gets the production build of React, too, whatever NODE_ENV says when it starts. Dogear uses the same React.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: [/^react/, /^@dogear\//] },
  }),
}))

const client = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: { input: 'src/client.tsx' },
}

const server = {
  outDir: 'dist/server',
  rolldownOptions: {
    input: ['server/index.ts', 'server/start.ts'],
    // Beside the entries, so that paths to the files for the browser are the same.
    output: { chunkFileNames: '[name].js' },
  },
}
