import { createPagination, type Pages } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { createPart, updateList } from '../page-list'

export default function firstAndLast(container: HTMLElement) {
  const pagination = createPagination({ count: 100, translations: { rootLabel: 'First and last' } })
  const nav = container.appendChild(document.createElement('nav'))
  const list = nav.appendChild(document.createElement('ul'))
  const first = createPart('button', '«')
  const prev = createPart('button', '‹')
  const next = createPart('button', '›')
  const last = createPart('button', '»')
  const parts = new WeakMap<Pages[number], HTMLElement>()

  function render() {
    const api = pagination.get()
    applyProps(nav, api.getRootProps())
    applyProps(first, api.getFirstTriggerProps())
    applyProps(prev, api.getPrevTriggerProps())
    applyProps(next, api.getNextTriggerProps())
    applyProps(last, api.getLastTriggerProps())
    const pages = api.pages.map((entry, index) => {
      const isPage = entry.type === 'page'
      const part = parts.get(entry) ?? createPart(isPage ? 'button' : 'div', isPage ? String(entry.value) : '…')
      parts.set(entry, part)
      applyProps(part, isPage ? api.getItemProps(entry) : api.getEllipsisProps({ index }))
      return part
    })
    updateList(list, [first, prev, ...pages, next, last])
  }

  pagination.subscribe(render)
  render()
}
