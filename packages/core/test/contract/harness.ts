import type { Harness, Mounted } from '@dogear/contract'
import { hasContentOutside, rootsOf, type Scene } from '@dogear/contract/harness/scene'
import { createPagination } from '@dogear/core'
import { applyProps, handOverFocus, renderFitList, renderList } from '@dogear/core/dom'
import { compose, listProps, type Piece } from './composition'
import { createPageList } from './page-list'
import { renderExtra } from './render-extra'

export const harness: Harness = { features: ['beforeRemoval'], mount: show }

/** Delivers options and renders at the end of a tick, as some frameworks do. */
export const laterHarness: Harness = {
  features: ['rendersLater'],
  mount: (scene, container) => show(scene, container, { rendersLater: true }),
}

export const hydrate = show

/** Renders a scene in a container, which can contain the server’s markup. */
export function show(first: Scene, container: Element, { rendersLater = false } = {}): Mounted {
  let scene = first
  let delivered = first
  let isScheduled = false
  const inUrl = createPageList(() => scene)
  // The server's markup is first made to work as it is.
  let get: 'get' | 'getInitial' = container.hasChildNodes() ? 'getInitial' : 'get'
  const latestOptions = () => ({ ...scene.options, ...inUrl?.[get]() })
  const shared = createPagination(latestOptions())
  const outside = hasContentOutside(scene)
    ? (container.children[0] ?? container.appendChild(container.ownerDocument.createElement('div')))
    : undefined
  const roots = rootsOf(scene).map((_root, index) => ({
    pagination: scene.createdBy === 'parent' || index === 0 ? shared : createPagination(latestOptions()),
    element:
      container.children[index + Number(!!outside)] ??
      container.appendChild(container.ownerDocument.createElement('nav')),
    elements: new Map<string, Element>(),
  }))

  const renderRoot = ({ pagination, element, elements }: (typeof roots)[number], index: number) => {
    const api = pagination.get()
    const { root, parts } = compose(api, scene, index)
    const isFirst = elements.size === 0
    const children = parts.map((part, at) => {
      const child = (isFirst ? element.children[at] : elements.get(part.key)) ?? create(part, element.ownerDocument)
      elements.set(part.key, child)
      if (!renderExtra(child as HTMLElement, api, scene, part)) applyProps(child, part.props)
      return child
    })
    updateChildren(element, children)
    // What is shown again is a new element, as in most frameworks.
    for (const [key, child] of elements) if (!children.includes(child)) elements.delete(key)
    applyProps(element, root.props)
    const render = scene.list === 'fit' ? renderFitList : renderList
    for (const [at, part] of parts.entries()) {
      const child = children[at] as HTMLElement
      if (part.tag === 'ul') render(child, api, listProps(api, scene))
    }
    if (outside) renderExtra(outside as HTMLElement, shared.get(), scene)
  }
  const updateOptions = () => {
    delivered = scene
    inUrl?.update?.()
    if (inUrl) scene.onUrl?.(inUrl.get())
    for (const { pagination } of roots) pagination.setOptions(latestOptions())
  }
  const renderAll = () => {
    if (scene !== delivered) updateOptions()
    roots.forEach(renderRoot)
    isScheduled = false
  }
  const schedule = () => {
    if (!isScheduled) queueMicrotask(() => unsubscribes.length > 0 && renderAll())
    isScheduled = true
  }
  const unsubscribes = roots.map((root, index) =>
    root.pagination.subscribe(rendersLater ? schedule : () => renderRoot(root, index)),
  )
  roots.forEach(renderRoot)
  if (inUrl) {
    get = 'get'
    updateOptions()
    unsubscribes.push(inUrl.subscribe(updateOptions))
  }

  return {
    api: () => shared.get(),
    update(next) {
      scene = next
      if (rendersLater) schedule()
      else updateOptions()
    },
    run: (work) => work(),
    unmount() {
      for (const unsubscribe of unsubscribes.splice(0)) unsubscribe()
      for (const { element } of roots) element.remove()
      outside?.remove()
    },
  }
}

function create({ tag, text }: Piece, document: Document): Element {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

/** Doesn’t move elements that stay, so that they keep focus. */
function updateChildren(parent: Element, children: Element[]) {
  for (const child of [...parent.children]) {
    if (children.includes(child)) continue
    handOverFocus(child)
    child.remove()
  }
  for (const [index, child] of children.entries()) {
    const current = parent.children[index] ?? null
    if (current !== child) parent.insertBefore(child, current)
  }
}
