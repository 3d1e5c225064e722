import { type Component, flushSync, mount, unmount } from 'svelte'
import { type Options, options, run } from '../page'
import Copies from './copies.svelte'

run<Component<Options>>({
  candidates: import.meta.glob(['./*.svelte', '!./copies.svelte']),
  mount(candidate, copies, target) {
    const app = mount(Copies, { target, props: { candidate, copies, options } })
    flushSync()
    return () => {
      unmount(app)
      flushSync()
    }
  },
})
