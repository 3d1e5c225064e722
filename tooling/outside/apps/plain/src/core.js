import { createPagination, getPageSizeOptions } from '@dogear/core'
import { triggerPart } from '@dogear/core/adapter'
import { applyProps, createFit, createReveal } from '@dogear/core/dom'

export const options = { count: 100, defaultPage: 9 }
export const lastPage = { type: 'page', value: 10 }

// The test expects as many paginations.
globalThis.mounts = 0

export function mount(fill, tag = 'div') {
  globalThis.mounts++
  const container = document.createElement(tag)
  document.body.append(container)
  fill(container)
}

mount((nav) => {
  const pagination = createPagination(options)
  const [item, next] = [document.createElement('button'), document.createElement('button')]
  nav.append(item, next)
  const render = () => {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), 'aria-label': 'core' })
    applyProps(item, api.getItemProps(lastPage))
    applyProps(next, api.getNextTriggerProps())
  }
  pagination.subscribe(render)
  render()
  // These warn in development.
  pagination.get().setPage(Number.NaN)
  triggerPart(createPagination({ count: -1, type: 'link' }).get(), 'next', {})
  // These could warn. The property keeps bundlers from dropping them.
  globalThis.unused = [getPageSizeOptions(pagination.get()), createReveal(), createFit(() => {})]
}, 'nav')
