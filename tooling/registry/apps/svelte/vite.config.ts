import { svelte } from '@sveltejs/vite-plugin-svelte'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [svelte(), tailwindcss()], resolve: { alias: { $lib: '/src/lib' } } })
