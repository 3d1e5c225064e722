import { createPagination, type Pages } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'

export default function basic(element: HTMLElement) {
  const pagination = createPagination({ count: 100 })
  const nav = document.createElement('nav')
  const prev = make('button', '‹')
  const next = make('button', '›')
  const made = new WeakMap<Pages[number], HTMLElement>()

  function render() {
    const api = pagination.get()
    applyProps(nav, api.getRootProps())
    applyProps(prev, api.getPrevTriggerProps())
    applyProps(next, api.getNextTriggerProps())
    const pages = api.pages.map((entry, index) => {
      const isPage = entry.type === 'page'
      const part = made.get(entry) ?? make(isPage ? 'button' : 'div', isPage ? String(entry.value) : '…')
      made.set(entry, part)
      applyProps(part, isPage ? api.getItemProps(entry) : api.getEllipsisProps({ index }))
      return part
    })
    show(nav, [prev, ...pages, next])
  }

  element.append(nav)
  render()
  return pagination.subscribe(render)
}

function make(tag: 'button' | 'div', text: string) {
  const part = document.createElement(tag)
  part.textContent = text
  return part
}

/** Like `replaceChildren`, but an element that stays where it is keeps the focus. */
function show(parent: HTMLElement, children: HTMLElement[]) {
  for (const child of [...parent.children]) {
    if (!children.includes(child as HTMLElement)) child.remove()
  }
  for (const [index, child] of children.entries()) {
    const current = parent.children[index] ?? null
    if (current !== child) parent.insertBefore(child, current)
  }
}
