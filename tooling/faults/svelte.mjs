import { svelteBindings } from './svelte-bindings.mjs'
import { svelteElement } from './svelte-element.mjs'
import { svelteMerge } from './svelte-merge.mjs'
import { svelteParts } from './svelte-parts.mjs'
import { svelteState } from './svelte-state.mjs'

export const svelte = [...svelteMerge, ...svelteParts, ...svelteElement, ...svelteBindings, ...svelteState]
