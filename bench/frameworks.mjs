// The candidates of each framework. Each renders the component of its name or another `app`, which imports `library`.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import solid from 'vite-plugin-solid'
import { frameworks as adapters } from '../tooling/frameworks.mjs'

const builds = {
  react: {
    extension: 'jsx',
    plugins: () => [react()],
    peers: [
      { name: 'mui', title: '@mui/material' },
      { name: 'paginate', title: 'react-paginate' },
    ],
  },
  vue: { extension: 'vue', plugins: () => [vue()], peers: [{ name: 'reka', title: 'reka-ui' }] },
  solid: {
    extension: 'jsx',
    plugins: ({ isServer }) => [solid({ ssr: isServer })],
    peers: [{ name: 'kobalte', title: '@kobalte/core' }],
  },
  svelte: {
    extension: 'svelte',
    plugins: () => [svelte({ configFile: false, inspector: false })],
    peers: [{ name: 'bits', title: 'bits-ui' }],
  },
}

export const frameworks = adapters.map(({ name, title, packages }) => ({
  name,
  title,
  packages,
  ...builds[name],
  candidates: [...candidatesOf(name), ...builds[name].peers],
}))

function candidatesOf(name) {
  const [dogear, ark] = [`@dogear/${name}`, `@ark-ui/${name}`]
  // The same JSX suits React and Solid.
  const list = builds[name].extension === 'jsx' ? '../list' : 'list'
  return [
    { name: 'hand-written', title: 'hand-written' },
    { name: 'dogear', title: dogear, app: 'composed', library: dogear },
    { name: 'list', title: `${dogear}, List`, app: list, library: dogear },
    { name: 'ark', title: ark, app: 'composed', library: `${ark}/pagination` },
  ]
}
