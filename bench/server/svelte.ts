import type { Component } from 'svelte'
import { render as renderToString } from 'svelte/server'
import { type Options, options } from '../page'

const candidates = import.meta.glob<Component<Options>>(['../svelte/*.svelte', '!../svelte/copies.svelte'], {
  eager: true,
  import: 'default',
})

export const render = (name: string) => {
  const Candidate = candidates[`../svelte/${name}.svelte`] as Component<Options>
  return renderToString(Candidate, { props: { ...options } }).body
}
