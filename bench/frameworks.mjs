// The candidates of each framework. A candidate's file has its name; its size is that of the listed parts of its module.
// Targets for click and heap are relative to hand-written parts.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import solid from 'vite-plugin-solid'

const handWritten = [
  { name: 'hand-written', title: 'hand-written' },
  { name: 'hand-written-parts', title: 'hand-written, in parts' },
]

// Root, Previous, a `<ul>` with an `<li>` for each entry, and Next.
const lists = (dogear, ark) => [
  { name: 'hand-written-list', title: 'hand-written' },
  { name: 'dogear-list', title: dogear, module: dogear, parts: within('Root PrevTrigger List NextTrigger') },
  { name: 'ark-list', title: ark },
]

// Ark UI has the same parts by the same names.
const everything = [
  ...within('Root RootProvider Context FirstTrigger PrevTrigger Item Ellipsis NextTrigger LastTrigger'),
  'usePagination',
  'usePaginationContext',
]
const dogear = (module) => ({ name: 'dogear', title: module, module, parts: everything })
const ark = (module) => ({ name: 'ark', title: module, module: `${module}/pagination`, parts: everything })

function within(names, prefix = 'Pagination.') {
  return names.split(' ').map((name) => prefix + name)
}

export const frameworks = [
  {
    name: 'react',
    title: 'React',
    packages: ['react', 'react-dom'],
    plugins: () => [react()],
    candidates: [...handWritten, dogear('@dogear/react'), ark('@ark-ui/react')],
    listCandidates: lists('@dogear/react', '@ark-ui/react'),
    targets: { click: 1.15, heap: 1.2, size: 3.5 },
    listTargets: { click: 1.2, heap: 1.6, mount: 1.4, size: 4 },
  },
  {
    name: 'vue',
    title: 'Vue',
    packages: ['vue'],
    plugins: () => [vue()],
    candidates: [
      ...handWritten,
      dogear('@dogear/vue'),
      ark('@ark-ui/vue'),
      {
        name: 'reka',
        title: 'reka-ui',
        module: 'reka-ui',
        parts: within('Root First Prev List ListItem Ellipsis Next Last', 'Pagination'),
      },
    ],
    listCandidates: lists('@dogear/vue', '@ark-ui/vue'),
    targets: { click: 1.25, heap: 1.05, size: 3.7 },
    listTargets: { click: 1.45, heap: 2.3, mount: 1.6, size: 4.3 },
  },
  {
    name: 'solid',
    title: 'Solid',
    packages: ['solid-js'],
    plugins: () => [solid()],
    candidates: [
      ...handWritten,
      dogear('@dogear/solid'),
      ark('@ark-ui/solid'),
      {
        name: 'kobalte',
        title: '@kobalte/core',
        module: '@kobalte/core/pagination',
        parts: within('Root Previous Items Item Ellipsis Next'),
      },
    ],
    listCandidates: lists('@dogear/solid', '@ark-ui/solid'),
    targets: { click: 1.25, heap: 1.05, size: 3.7 },
    listTargets: { click: 1.45, heap: 3, mount: 1.8, size: 4.3 },
  },
  {
    name: 'svelte',
    title: 'Svelte',
    packages: ['svelte'],
    plugins: () => [svelte({ configFile: false, inspector: false })],
    candidates: [
      ...handWritten,
      dogear('@dogear/svelte'),
      ark('@ark-ui/svelte'),
      { name: 'bits', title: 'bits-ui', module: 'bits-ui', parts: within('Root PrevButton Page NextButton') },
    ],
    listCandidates: lists('@dogear/svelte', '@ark-ui/svelte'),
    targets: { click: 1.3, heap: 1.2, size: 3.8 },
    listTargets: { click: 1.4, heap: 2.3, mount: 1.8, size: 4.3 },
  },
]
