import type { Harness, Mounted } from '@dogear/contract'
import type { Scene } from '@dogear/contract/harness/scene'
import { type UsePaginationReturn, usePaginationContext } from '@dogear/vue'
import { createApp, createSSRApp, h, nextTick, shallowRef, type App as VueApp } from 'vue'
import App from './app.vue'

export const harness: Harness = {
  features: ['parts', 'childElement', 'rendersLater', 'beforeRemoval'],
  mount: (scene, container) => show(scene, container, createApp),
  useContextOutsideRoot: (container) =>
    new Promise((resolve) => {
      const app = createApp({ setup: () => usePaginationContext(), render: () => null })
      app.config.errorHandler = resolve
      app.mount(container)
    }),
}

export const hydrate = (scene: Scene, container: Element) => show(scene, container, createSSRApp)

function show(first: Scene, container: Element, create: (root: () => unknown) => VueApp): Mounted {
  const scene = shallowRef(first)
  let context: UsePaginationReturn | undefined
  const onContext = (latest: UsePaginationReturn) => {
    context = latest
  }
  const app = create(() => h(App, { scene: scene.value, onContext }))
  app.mount(container)
  waitForListeners()

  return {
    api: () => (context as UsePaginationReturn).value,
    async update(next) {
      scene.value = next
      await nextTick()
      waitForListeners()
    },
    run(work) {
      work()
      return nextTick()
    },
    unmount: () => app.unmount(),
  }
}

/** Vue ignores an event that bubbles to a listener attached in the same millisecond. Some tests stop the `Date`. */
function waitForListeners(): void {
  const end = performance.now() + 1
  while (performance.now() < end);
}
