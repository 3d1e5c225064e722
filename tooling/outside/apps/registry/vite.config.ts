import { svelte } from '@sveltejs/vite-plugin-svelte'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

const plugins = { react, solid, svelte, vue }
const plugin = plugins[process.env.FRAMEWORK as keyof typeof plugins]

export default defineConfig({
  plugins: [plugin(), tailwindcss()],
  resolve: { alias: { '@': '/src', $lib: '/src/lib' } },
})
