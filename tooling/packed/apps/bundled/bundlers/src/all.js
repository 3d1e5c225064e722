// The same pagination in plain JavaScript and in the frameworks that work without a plugin in the bundler.
import { Pagination } from '@dogear/solid'
import { createComponent } from 'solid-js'
import { render } from 'solid-js/web'
import { lastPage, mount, options } from './mount.js'
import './main.js'

mount((place) => {
  const { Root, Item, NextTrigger } = Pagination
  const parts = () => [createComponent(Item, lastPage), createComponent(NextTrigger, {})]
  const props = { ...options, 'aria-label': 'solid' }
  render(() => createComponent(Root, Object.defineProperty(props, 'children', { get: parts, enumerable: true })), place)
})
