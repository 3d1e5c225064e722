import type { Pagination } from '@dogear/core'
import { applyProps, renderList } from '@dogear/core/dom'

/** Returns a `nav` that shows a pagination, with the same markup as the usual one. */
export function dogearPages(pagination: Pagination, label: string, tag: 'button' | 'a' = 'button') {
  const nav = document.createElement('nav')
  const prev = nav.appendChild(document.createElement(tag))
  const list = nav.appendChild(document.createElement('ul'))
  const next = nav.appendChild(document.createElement(tag))
  prev.textContent = '‹'
  next.textContent = '›'

  function render() {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), 'aria-label': label })
    applyProps(prev, api.getPrevTriggerProps())
    renderList(list, api)
    applyProps(next, api.getNextTriggerProps())
  }

  pagination.subscribe(render)
  render()
  return nav
}
