import { peers } from './versions.mjs'

/**
 * What scripts need to know about the framework of each adapter:
 * - `name`: the adapter's folder in packages, examples and docs/samples
 * - `extension`: of a file with a component
 * - `peer`: the adapter's only peer dependency
 * - `packages`: the framework's packages, which are never part of an adapter's size, and which a page must load only once
 * - `prebundled`: the modules that Vite would otherwise discover while browser tests run, and reload their page
 * - `checkTypes`: the command that checks the types of a project
 */
export const frameworks = [
  {
    name: 'react',
    title: 'React',
    extension: '.tsx',
    peer: peers.react,
    packages: ['react', 'react-dom'],
    prebundled: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ],
    checkTypes: 'tsc -p',
  },
  {
    name: 'vue',
    title: 'Vue',
    extension: '.vue',
    peer: peers.vue,
    packages: ['vue'],
    prebundled: ['vue'],
    checkTypes: 'vue-tsc -p',
  },
  {
    name: 'solid',
    title: 'Solid',
    extension: '.tsx',
    peer: peers.solid,
    packages: ['solid-js'],
    prebundled: [],
    checkTypes: 'tsc -p',
  },
  {
    name: 'svelte',
    title: 'Svelte',
    extension: '.svelte',
    peer: peers.svelte,
    packages: ['svelte'],
    prebundled: [],
    checkTypes: 'svelte-check --fail-on-warnings --tsconfig',
  },
]

export const frameworkNames = frameworks.map(({ name }) => name)
export const frameworkPackages = frameworks.flatMap(({ packages }) => packages)

/** Matches the framework's own modules. */
export const isFramework = new RegExp(`^(${frameworkPackages.join('|')})($|/)`)
