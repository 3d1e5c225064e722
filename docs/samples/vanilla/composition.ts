import { createPagination, type PageEntry } from '@dogear/core'
import { applyProps, renderList } from '@dogear/core/dom'

export default function composition(element: HTMLElement) {
  const pagination = createPagination({ count: 100, translations: { rootLabel: 'Composition' } })
  const nav = element.appendChild(document.createElement('nav'))
  const list = nav.appendChild(document.createElement('ul'))
  const next = nav.appendChild(designSystemButton('loud', 'Next'))

  function item(entry: PageEntry, listItem: HTMLElement) {
    const existing = listItem.querySelector('button')
    const button = existing ?? listItem.appendChild(designSystemButton('quiet', String(entry.value)))
    applyProps(button, pagination.get().getItemProps(entry))
  }

  function render() {
    applyProps(nav, pagination.get().getRootProps())
    renderList(list, pagination.get(), { item })
    applyProps(next, pagination.get().getNextTriggerProps())
  }

  pagination.subscribe(render)
  render()
}

function designSystemButton(tone: 'quiet' | 'loud', text: string) {
  const button = document.createElement('button')
  button.dataset.tone = tone
  button.textContent = text
  return button
}
