import type { Pagination } from '@dogear/core'
import { applyProps, renderFitList } from '@dogear/core/dom'

interface PageListOptions {
  /** Accessible name of the landmark. Default: the `rootLabel` of the translations. */
  label?: string
  /** Element of each trigger. Use `a` with `type: 'link'`. Default `'button'`. */
  tag?: 'button' | 'a'
}

/** Returns a `nav` that shows the pages on one line and updates when the pagination changes. */
export function pageList(pagination: Pagination, { label, tag = 'button' }: PageListOptions = {}) {
  const nav = document.createElement('nav')
  const prev = nav.appendChild(document.createElement(tag))
  const list = nav.appendChild(document.createElement('ul'))
  const next = nav.appendChild(document.createElement(tag))
  prev.textContent = '‹'
  next.textContent = '›'

  function render() {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), ...(label && { 'aria-label': label }) })
    applyProps(prev, api.getPrevTriggerProps())
    renderFitList(list, pagination.get())
    applyProps(next, api.getNextTriggerProps())
  }

  pagination.subscribe(render)
  render()
  return nav
}
