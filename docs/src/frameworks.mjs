export const frameworks = [
  { name: 'react', package: '@dogear/react', title: 'React', extension: '.tsx' },
  { name: 'vue', package: '@dogear/vue', title: 'Vue', extension: '.vue' },
  { name: 'solid', package: '@dogear/solid', title: 'Solid', extension: '.tsx' },
  { name: 'svelte', package: '@dogear/svelte', title: 'Svelte', extension: '.svelte' },
  { name: 'vanilla', package: '@dogear/core', title: 'Vanilla', extension: '.ts' },
]
