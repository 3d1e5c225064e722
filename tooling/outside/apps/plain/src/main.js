import { Pagination as ReactPagination } from '@dogear/react'
import { Pagination as VuePagination } from '@dogear/vue'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp, h } from 'vue'
import { lastPage, mount, options } from './core.js'

mount((container) => {
  const { Root, Item, NextTrigger } = ReactPagination
  const parts = [createElement(Item, lastPage), createElement(NextTrigger)]
  createRoot(container).render(createElement(Root, { ...options, 'aria-label': 'react' }, ...parts))
})

mount((container) => {
  const { Root, Item, NextTrigger } = VuePagination
  const parts = () => [h(Item, lastPage), h(NextTrigger)]
  createApp(() => h(Root, { ...options, 'aria-label': 'vue' }, { default: parts })).mount(container)
})
