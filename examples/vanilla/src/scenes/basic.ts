import { createPagination } from '@dogear/core'
import { renderParts } from '@dogear/core/dom'

export default function basic(container: HTMLElement) {
  container.innerHTML = `
    <nav>
      <button data-part="prev-trigger">‹</button>
      <ul data-part="list"></ul>
      <button data-part="next-trigger">›</button>
    </nav>`
  const nav = container.querySelector('nav') as HTMLElement
  const pagination = createPagination({ count: 100 })
  const render = () => renderParts(nav, pagination.get())

  pagination.subscribe(render)
  render()
}
