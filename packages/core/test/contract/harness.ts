import type { Harness, Mounted } from '@dogear/contract'
import { rootsOf, type Scene } from '@dogear/contract/scene'
import { createPagination } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { compose, type Piece } from './composition'

export const harness: Harness = { features: [], mount: show }

/** Renders a scene in a container, which can contain the server’s markup. */
export function show(first: Scene, container: Element): Mounted {
  let scene = first
  const shared = createPagination(scene.options)
  const roots = rootsOf(scene).map((_root, index) => ({
    pagination: scene.createdBy === 'parent' || index === 0 ? shared : createPagination(scene.options),
    element: container.children[index] ?? container.appendChild(container.ownerDocument.createElement('nav')),
    elements: new Map<string, Element>(),
  }))

  const renderRoot = ({ pagination, element, elements }: (typeof roots)[number], index: number) => {
    const { root, parts } = compose(pagination.get(), scene, index)
    const isFirst = elements.size === 0
    const children = parts.map((part, at) => {
      const child = (isFirst ? element.children[at] : elements.get(part.key)) ?? create(part, element.ownerDocument)
      elements.set(part.key, child)
      applyProps(child, part.props)
      return child
    })
    updateChildren(element, children)
    applyProps(element, root.props)
  }
  const unsubscribes = roots.map((root, index) => root.pagination.subscribe(() => renderRoot(root, index)))
  roots.forEach(renderRoot)

  return {
    api: () => shared.get(),
    update(next) {
      scene = next
      for (const { pagination } of roots) pagination.setOptions(next.options ?? {})
    },
    run: (work) => work(),
    unmount() {
      for (const unsubscribe of unsubscribes) unsubscribe()
      for (const { element } of roots) element.remove()
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
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove()
  for (const [index, child] of children.entries()) {
    const current = parent.children[index] ?? null
    if (current !== child) parent.insertBefore(child, current)
  }
}
