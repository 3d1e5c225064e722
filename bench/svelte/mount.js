import Candidate from 'candidate'
import { flushSync, mount, unmount } from 'svelte'
import { options, run } from '../page'

run((copies, target) => {
  const apps = Array.from({ length: copies }, () => mount(Candidate, { target, props: options }))
  flushSync()
  return () => {
    for (const app of apps) unmount(app)
    flushSync()
  }
})
