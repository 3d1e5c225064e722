import type { Pages, Pagination } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'

interface PageListOptions {
  /** Accessible name of the landmark. Default: the `rootLabel` of the translations. */
  label?: string
  /** Element of each control. Use `a` with `type: 'link'`. Default `'button'`. */
  tag?: 'button' | 'a'
  /** Formats a page number. */
  format?: (page: number) => string
}

/** Returns a `nav` that lists the pages and updates when the pagination changes. */
export function pageList(pagination: Pagination, { label, tag = 'button', format = String }: PageListOptions = {}) {
  const nav = document.createElement('nav')
  const list = nav.appendChild(document.createElement('ul'))
  const prev = createPart(tag, '‹')
  const next = createPart(tag, '›')
  const parts = new WeakMap<Pages[number], HTMLElement>()

  function render() {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), ...(label && { 'aria-label': label }) })
    applyProps(prev, api.getPrevTriggerProps())
    applyProps(next, api.getNextTriggerProps())
    const pages = api.pages.map((entry, index) => {
      const isPage = entry.type === 'page'
      const part = parts.get(entry) ?? createPart(isPage ? tag : 'div', isPage ? format(entry.value) : '…')
      parts.set(entry, part)
      applyProps(part, isPage ? api.getItemProps(entry) : api.getEllipsisProps({ index }))
      return part
    })
    updateList(list, [prev, ...pages, next])
  }

  pagination.subscribe(render)
  render()
  return nav
}

/** Returns a new element inside a new list item. */
export function createPart(tag: 'button' | 'a' | 'div', text: string) {
  const part = document.createElement('li').appendChild(document.createElement(tag))
  part.textContent = text
  return part
}

/** Shows the list items of these parts. Unlike `replaceChildren`, it leaves unchanged items in place, so focus isn't lost. */
export function updateList(list: HTMLElement, parts: HTMLElement[]) {
  const items = parts.map(({ parentElement }) => parentElement as HTMLElement)
  for (const item of [...list.children]) {
    if (!items.includes(item as HTMLElement)) item.remove()
  }
  for (const [index, item] of items.entries()) {
    const current = list.children[index] ?? null
    if (current !== item) list.insertBefore(item, current)
  }
}
