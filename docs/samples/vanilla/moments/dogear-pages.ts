import type { Pagination } from '@dogear/core'
import { applyProps, renderList } from '@dogear/core/dom'
import { createNav } from './demo'

/** Shows a pagination in a demo, with the same markup as the usual one. */
export function dogearPages(box: HTMLElement, pagination: Pagination, label: string, tag: 'button' | 'a' = 'button') {
  const { nav, prev, list, next } = createNav(box, tag)

  function render() {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), 'aria-label': label })
    applyProps(prev, api.getPrevTriggerProps())
    renderList(list, api)
    applyProps(next, api.getNextTriggerProps())
  }

  pagination.subscribe(render)
  render()
}
