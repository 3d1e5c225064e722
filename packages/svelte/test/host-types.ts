import type { Component, ComponentProps } from 'svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

// biome-ignore lint/suspicious/noExplicitAny: props of any component
export type PropsOf<Of extends Component<any, any, any>> = ComponentProps<Of>
/** The attributes that each element accepts. */
export type Elements = SvelteHTMLElements
/** The props of parts that not every adapter has. */
export type OwnProps = 'asChild' | 'children' | 'item' | 'ellipsis' | 'ref' | 'text'
