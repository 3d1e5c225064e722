import type { Component } from 'solid-js'
import { render } from 'solid-js/web'
import { type Options, options, run } from '../page'

run<Component<Options>>({
  candidates: import.meta.glob(['./*.tsx', '!./mount.tsx']),
  mount: (Candidate, copies, element) =>
    render(() => Array.from({ length: copies }, () => <Candidate {...options} />), element),
})
