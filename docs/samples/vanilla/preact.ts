import { h, render } from 'preact'
import { Ellipsis, Item, NextTrigger, PrevTrigger, Root, usePaginationContext } from '../preact/pagination'

function Entries() {
  return usePaginationContext().pages.map((entry, index) =>
    entry.type === 'page'
      ? h(Item, { ...entry, key: entry.value }, entry.value)
      : h(Ellipsis, { index, key: entry.value }, '…'),
  )
}

export default function preact(element: HTMLElement) {
  render(h(Root, { count: 100 }, h(PrevTrigger, {}, '‹'), h(Entries, {}), h(NextTrigger, {}, '›')), element)
  return () => render(null, element)
}
