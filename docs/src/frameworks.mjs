export const frameworks = [
  { name: 'react', title: 'React', extension: '.tsx' },
  { name: 'vue', title: 'Vue', extension: '.vue' },
  { name: 'solid', title: 'Solid', extension: '.tsx' },
  { name: 'svelte', title: 'Svelte', extension: '.svelte' },
  { name: 'vanilla', title: 'Vanilla', extension: '.ts' },
]
