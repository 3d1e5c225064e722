import type { Harness, Mounted } from '@dogear/contract'
import type { Scene } from '@dogear/contract/harness/scene'
import type { UsePaginationReturn } from '@dogear/svelte'
import { flushSync, hydrate as hydrateComponent, mount, unmount } from 'svelte'
import App from './app.svelte'
import Effect from './effect.svelte'

export const harness: Harness = {
  features: ['parts'],
  mount: (scene, container) => show(scene, container, mount),
  useContextOutsideRoot(container) {
    try {
      return mount(Effect, { target: container, props: { effect: { key: '', run: () => {} } } })
    } catch (error) {
      return error
    }
  },
}

export const hydrate = (scene: Scene, container: Element) => show(scene, container, hydrateComponent)

function show(first: Scene, container: Element, start: typeof mount | typeof hydrateComponent): Mounted {
  let scene = $state.raw(first)
  let context: UsePaginationReturn | undefined
  const props = {
    get scene() {
      return scene
    },
    onContext(first: UsePaginationReturn) {
      context = first
    },
  }
  const app = start(App, { target: container, props })
  flushSync()

  return {
    api: () => (context as UsePaginationReturn)() as ReturnType<Mounted['api']>,
    update(next) {
      scene = next
      flushSync()
    },
    run(work) {
      work()
      flushSync()
    },
    unmount: () => unmount(app),
  }
}
