import type { Harness, Mounted } from '@dogear/contract'
import { rootsOf, type Scene } from '@dogear/contract/scene'
import type { PaginationApi } from '@dogear/core'
import { keepFocus } from '@dogear/core/dom'
import { h, render } from 'preact'
import { compose, type Piece } from '../../../../packages/core/test/contract/composition'
import { usePagination } from '../pagination'

export const harness: Harness = {
  features: [],
  mount(scene, container): Mounted {
    const latest: { api?: PaginationApi } = {}
    const show = (next: Scene) => {
      render(h(App, { scene: next, onApi: (api) => Object.assign(latest, { api }) }), container)
    }
    show(scene)
    return {
      api: () => latest.api as PaginationApi,
      update: show,
      async run(work) {
        work()
        // Preact renders after the tick.
        await new Promise((resolve) => setTimeout(resolve))
      },
      unmount: () => render(null, container),
    }
  },
}

interface AppProps {
  scene: Scene
  /** Called with the context of the first root on each render. */
  onApi: (api: PaginationApi) => void
}

const App = ({ scene, onApi }: AppProps) =>
  scene.createdBy === 'parent'
    ? h(CreatedByParent, { scene, onApi })
    : rootsOf(scene).map((_root, index) => h(CreatedByRoot, { scene, index, onApi }))

function CreatedByParent({ scene, onApi }: AppProps) {
  const api = usePagination(scene.options)
  onApi(api)
  return rootsOf(scene).map((_root, index) => rootElement(api, scene, index))
}

function CreatedByRoot({ scene, onApi, index }: AppProps & { index: number }) {
  const api = usePagination(scene.options)
  if (index === 0) onApi(api)
  return rootElement(api, scene, index)
}

function rootElement(api: PaginationApi, scene: Scene, index: number) {
  const { root, parts } = compose(api, scene, index)
  const ref = (element: Element | null) => element && keepFocus(element)
  // Preact leaves an empty `id` or `dir` when one is removed, so another set of attributes needs another element.
  const key = Object.keys(root.props).join(' ')
  return h('nav', { ...root.props, key, ref }, parts.map(partElement))
}

const partElement = ({ key, tag, props, text }: Piece) => h<object>(tag, { key, ...props }, text)
