import { flushSync, mount, unmount } from 'svelte'
import { run } from '../page'
import Copies from './copies.svelte'

run((copies, target) => {
  const app = mount(Copies, { target, props: { copies } })
  flushSync()
  return () => {
    unmount(app)
    flushSync()
  }
})
