import type { Harness, Mounted } from '@dogear/contract'
import { hasContentOutside, rootsOf, type Scene } from '@dogear/contract/harness/scene'
import type { PaginationApi } from '@dogear/core'
import { applyProps, keepFocus, renderFitList, renderList } from '@dogear/core/dom'
import { type HTMLAttributes, h, options as preactOptions, render } from 'preact'
import { compose, listProps, type Piece } from '../../../../packages/core/test/contract/composition'
import { createPageList } from '../../../../packages/core/test/contract/page-list'
import { renderExtra } from '../../../../packages/core/test/contract/render-extra'
import { usePagination } from '../pagination'

// Kept, because some tests stop the clock, and Preact must render and run effects nevertheless.
const startTimer = setTimeout
preactOptions.requestAnimationFrame = (callback) => void startTimer(callback)

export const harness: Harness = {
  features: [],
  mount(scene, container): Mounted {
    const latest: { api?: PaginationApi; scene: Scene } = { scene }
    const list = createPageList(() => latest.scene)
    const show = (next: Scene) => {
      latest.scene = next
      list?.update?.()
      if (list) next.onUrl?.(list.get())
      const options = { ...next.options, ...list?.get() }
      render(h(App, { scene: { ...next, options }, onApi: (api) => Object.assign(latest, { api }) }), container)
    }
    show(scene)
    const unsubscribe = list?.subscribe(() => show(latest.scene))
    return {
      api: () => latest.api as PaginationApi,
      update: show,
      async run(work) {
        work()
        // Preact renders after the tick.
        await new Promise((resolve) => startTimer(resolve))
      },
      unmount() {
        unsubscribe?.()
        render(null, container)
      },
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
  const ref = (content: HTMLElement | null) => content && renderExtra(content, api, scene)
  return [
    hasContentOutside(scene) && h('div', { key: 'content', ref }),
    ...rootsOf(scene).map((_root, index) => rootElement(api, scene, index)),
  ]
}

function CreatedByRoot({ scene, onApi, index }: AppProps & { index: number }) {
  const api = usePagination(scene.options)
  if (index === 0) onApi(api)
  return rootElement(api, scene, index)
}

function rootElement(api: PaginationApi, scene: Scene, index: number) {
  const { root, parts } = compose(api, scene, index)
  const ref = (element: Element | null) => element && keepFocus(element)
  // Preact leaves an empty `id` or `dir` when one is removed, so the element without it needs another key.
  const key = `${'id' in root.props} ${'dir' in root.props}`
  const partElement = (piece: Piece) => {
    const { key, tag, props, text } = piece
    if (tag === 'ul') return listElement(api, scene, key)
    if (props['data-part'] && extraParts.includes(props['data-part'])) return extraElement(api, scene, piece)
    return h<object>(tag, { key, ...props }, text)
  }
  return h('nav', { ...root.props, key, ref }, parts.map(partElement))
}

/** A list that Preact leaves to the core. */
function listElement(api: PaginationApi, scene: Scene, key: string) {
  const renderEntries = scene.list === 'fit' ? renderFitList : renderList
  const ref = (list: HTMLElement | null) => list && renderEntries(list, api, listProps(api, scene))
  return h('ul', { key, ref })
}

const extraParts = ['page-size-select', 'page-input', 'status', 'content']

/** A part after the triggers that Preact leaves to the core. */
function extraElement(api: PaginationApi, scene: Scene, piece: Piece) {
  const ref = (element: HTMLElement | null) => {
    if (element && !renderExtra(element, api, scene, piece)) applyProps(element, piece.props)
  }
  // Its name, because `ref` may focus it before it applies the user's attributes.
  const { 'aria-label': name } = piece.props as HTMLAttributes<HTMLElement>
  return h<HTMLAttributes<HTMLElement>>(piece.tag, { key: piece.key, ref, 'aria-label': name })
}
