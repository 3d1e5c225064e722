// The same pagination in plain JavaScript and in the frameworks that need no plugin in the bundler.
import { Pagination } from '@dogear/solid'
import { createComponent } from 'solid-js'
import { render } from 'solid-js/web'
import { lastPage, mount, options } from './core.js'
import './main.js'

mount((container) => {
  const { Root, Item, NextTrigger } = Pagination
  const parts = () => [createComponent(Item, lastPage), createComponent(NextTrigger, {})]
  const props = { ...options, 'aria-label': 'solid' }
  const getter = { get: parts, enumerable: true }
  render(() => createComponent(Root, Object.defineProperty(props, 'children', getter)), container)
})
