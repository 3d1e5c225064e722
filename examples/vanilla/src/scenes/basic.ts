import { createPagination, type Pages } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'

export default function basic(container: HTMLElement) {
  const pagination = createPagination({ count: 100 })
  const nav = container.appendChild(document.createElement('nav'))
  const list = nav.appendChild(document.createElement('ul'))
  const prev = createPart('button', '‹')
  const next = createPart('button', '›')
  const parts = new WeakMap<Pages[number], HTMLElement>()

  function render() {
    const api = pagination.get()
    applyProps(nav, api.getRootProps())
    applyProps(prev, api.getPrevTriggerProps())
    applyProps(next, api.getNextTriggerProps())
    const pages = api.pages.map((entry, index) => {
      const isPage = entry.type === 'page'
      const part = parts.get(entry) ?? createPart(isPage ? 'button' : 'div', isPage ? String(entry.value) : '…')
      parts.set(entry, part)
      applyProps(part, isPage ? api.getItemProps(entry) : api.getEllipsisProps({ index }))
      return part
    })
    updateList(list, [prev, ...pages, next])
  }

  pagination.subscribe(render)
  render()
}

/** Returns a new element inside a new list item. */
function createPart(tag: 'button' | 'a' | 'div', text: string) {
  const part = document.createElement('li').appendChild(document.createElement(tag))
  part.textContent = text
  return part
}

/** Shows the list items of these parts. Unlike `replaceChildren`, it leaves unchanged items in place, so focus isn't lost. */
function updateList(list: HTMLElement, parts: HTMLElement[]) {
  const items = parts.map(({ parentElement }) => parentElement as HTMLElement)
  for (const item of [...list.children]) {
    if (!items.includes(item as HTMLElement)) item.remove()
  }
  for (const [index, item] of items.entries()) {
    const current = list.children[index] ?? null
    if (current !== item) list.insertBefore(item, current)
  }
}
