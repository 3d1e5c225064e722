import { createPagination, type Pages } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { type ListItem, listItem } from '../list-item'
import { updateChildren } from '../update-children'

export function basic(stage: HTMLElement) {
  const pagination = createPagination({ count: 100 })
  const nav = document.createElement('nav')
  const list = document.createElement('ul')
  const prev = listItem('button', '‹')
  const next = listItem('button', '›')
  const items = new WeakMap<Pages[number], ListItem>()

  function render() {
    const api = pagination.get()
    applyProps(nav, api.getRootProps())
    applyProps(prev.part, api.getPrevTriggerProps())
    applyProps(next.part, api.getNextTriggerProps())
    const pages = api.pages.map((entry, index) => {
      const isPage = entry.type === 'page'
      const item = items.get(entry) ?? listItem(isPage ? 'button' : 'div', isPage ? String(entry.value) : '…')
      items.set(entry, item)
      applyProps(item.part, isPage ? api.getItemProps(entry) : api.getEllipsisProps({ index }))
      return item.element
    })
    updateChildren(list, [prev.element, ...pages, next.element])
  }

  nav.append(list)
  stage.append(nav)
  pagination.subscribe(render)
  render()
}
