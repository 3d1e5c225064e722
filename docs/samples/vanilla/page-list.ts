import type { Pages, Pagination } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'

interface PageListOptions {
  /** Name of the landmark, where it is not that of the translations. */
  label?: string
  /** Element of the controls: `a` where the pagination is of type `'link'`. Default `'button'`. */
  tag?: 'button' | 'a'
  /** Writes a page number. */
  format?: (page: number) => string
}

/** A `nav` that shows the pages of a pagination and follows its changes; `stop` ends that. */
export function pageList(pagination: Pagination, { label, tag = 'button', format = String }: PageListOptions = {}) {
  const nav = document.createElement('nav')
  const list = document.createElement('ul')
  const prev = listItem(tag, '‹')
  const next = listItem(tag, '›')
  const made = new WeakMap<Pages[number], ReturnType<typeof listItem>>()

  function render() {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), ...(label && { 'aria-label': label }) })
    applyProps(prev.part, api.getPrevTriggerProps())
    applyProps(next.part, api.getNextTriggerProps())
    const entries = api.pages.map((entry, index) => {
      const isPage = entry.type === 'page'
      const item = made.get(entry) ?? listItem(isPage ? tag : 'div', isPage ? format(entry.value) : '…')
      made.set(entry, item)
      applyProps(item.part, isPage ? api.getItemProps(entry) : api.getEllipsisProps({ index }))
      return item.element
    })
    updateChildren(list, [prev.element, ...entries, next.element])
  }

  nav.append(list)
  render()
  return { nav, stop: pagination.subscribe(render) }
}

function listItem(tag: 'button' | 'a' | 'div', text: string) {
  const element = document.createElement('li')
  const part = document.createElement(tag)
  part.textContent = text
  element.append(part)
  return { element, part }
}

/** Does what `replaceChildren` does, but leaves an element that stays where it is, so that it keeps the focus. */
function updateChildren(parent: Element, children: Element[]) {
  for (const child of [...parent.children]) {
    if (!children.includes(child)) child.remove()
  }
  for (const [index, child] of children.entries()) {
    const current = parent.children[index] ?? null
    if (current !== child) parent.insertBefore(child, current)
  }
}
