import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

// The JSX of the one is not the JSX of the other, and neither is that of a package.
export default defineConfig({ plugins: [react({ include: /src\/react/ }), solid({ include: /src\/solid/ })] })
