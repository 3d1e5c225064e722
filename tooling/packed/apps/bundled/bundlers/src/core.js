import { createPagination, getPageSizeOptions, triggerPart } from '@dogear/core'
import { applyProps, createFit, createReveal } from '@dogear/core/dom'
import { lastPage, mount, options } from './mount.js'

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
  triggerPart(createPagination({ count: -1, type: 'link' }).get(), { direction: 'next' })
  // These could warn. The property keeps bundlers from dropping them.
  globalThis.unused = [getPageSizeOptions(pagination.get()), createReveal(), createFit(() => {})]
}, 'nav')
