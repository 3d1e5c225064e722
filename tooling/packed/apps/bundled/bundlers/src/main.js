import { createPagination } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { Pagination as ReactPagination } from '@dogear/react'
import { Pagination as VuePagination } from '@dogear/vue'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp, h } from 'vue'
import { lastPage, mount, options } from './mount.js'

mount((nav) => {
  const pagination = createPagination(options)
  const [item, next] = [document.createElement('button'), document.createElement('button')]
  nav.append(item, next)
  const show = () => {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), 'aria-label': 'core' })
    applyProps(item, api.getItemProps(lastPage))
    applyProps(next, api.getNextTriggerProps())
  }
  pagination.subscribe(show)
  show()
  // What is warned of in development.
  pagination.get().setPage(Number.NaN)
  createPagination({ count: -1, type: 'link' }).get().getNextTriggerProps({ isOwnElement: true })
}, 'nav')

mount((place) => {
  const { Root, Item, NextTrigger } = ReactPagination
  const parts = [createElement(Item, lastPage), createElement(NextTrigger)]
  createRoot(place).render(createElement(Root, { ...options, 'aria-label': 'react' }, ...parts))
})

mount((place) => {
  const { Root, Item, NextTrigger } = VuePagination
  const parts = () => [h(Item, lastPage), h(NextTrigger)]
  createApp(() => h(Root, { ...options, 'aria-label': 'vue' }, { default: parts })).mount(place)
})
