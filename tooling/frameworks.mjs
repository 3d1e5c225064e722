export const frameworks = ['react', 'vue', 'solid', 'svelte']
