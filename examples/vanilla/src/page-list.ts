import type { Pages, Pagination } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { type ListItem, listItem } from './list-item'
import { updateChildren } from './update-children'

interface PageListOptions {
  /** Name of the landmark, where it is not the pagination's own. */
  label?: string
  /** Element of the controls: `a` where the pagination is of type `'link'`. */
  tag?: 'button' | 'a'
  /** Writes a page number. */
  format?: (page: number) => string
}

/** The `nav` that the scenes share: it shows the pages of a pagination, and follows its changes. */
export function pageList(pagination: Pagination, { label, tag = 'button', format = String }: PageListOptions = {}) {
  const nav = document.createElement('nav')
  const list = document.createElement('ul')
  const prev = listItem(tag, '‹')
  const next = listItem(tag, '›')
  const items = new WeakMap<Pages[number], ListItem>()

  function render() {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), ...(label && { 'aria-label': label }) })
    applyProps(prev.part, api.getPrevTriggerProps())
    applyProps(next.part, api.getNextTriggerProps())
    const pages = api.pages.map((entry, index) => {
      const isPage = entry.type === 'page'
      const item = items.get(entry) ?? listItem(isPage ? tag : 'div', isPage ? format(entry.value) : '…')
      items.set(entry, item)
      applyProps(item.part, isPage ? api.getItemProps(entry) : api.getEllipsisProps({ index }))
      return item.element
    })
    updateChildren(list, [prev.element, ...pages, next.element])
  }

  nav.append(list)
  pagination.subscribe(render)
  render()
  return nav
}
