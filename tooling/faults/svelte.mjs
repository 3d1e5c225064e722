export const svelte = []
