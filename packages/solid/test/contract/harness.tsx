import type { Harness, Mounted } from '@dogear/contract'
import type { Scene } from '@dogear/contract/harness/scene'
import { type UsePaginationReturn, usePaginationContext } from '@dogear/solid'
import { batch, createSignal, type JSX } from 'solid-js'
import { hydrate as hydrateApp, render } from 'solid-js/web'
import { App } from './app'

export const harness: Harness = {
  features: ['parts', 'beforeRemoval'],
  mount: (scene, container) => show(scene, (app) => render(app, container)),
  useContextOutsideRoot(container) {
    try {
      render(() => <Orphan />, container)
    } catch (error) {
      return error
    }
  },
}

export const hydrate = (scene: Scene, container: Element) => show(scene, (app) => hydrateApp(app, container))

function show(first: Scene, start: (app: () => JSX.Element) => () => void): Mounted {
  const [scene, setScene] = createSignal(first)
  let context!: UsePaginationReturn
  const unmount = start(() => <App scene={scene()} onContext={(shown) => (context = shown)} />)
  return {
    api: () => context(),
    update: (next) => void setScene(next),
    run: (work) => batch(work),
    unmount,
  }
}

function Orphan() {
  usePaginationContext()
  return null
}
