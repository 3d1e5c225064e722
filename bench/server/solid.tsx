import type { Component } from 'solid-js'
import { renderToString } from 'solid-js/web'
import { type Options, options } from '../page'

const candidates = import.meta.glob<Component<Options>>(['../solid/*.tsx', '!../solid/mount.tsx'], {
  eager: true,
  import: 'default',
})

export const render = (name: string) => {
  const Candidate = candidates[`../solid/${name}.tsx`] as Component<Options>
  return renderToString(() => <Candidate {...options} />)
}
