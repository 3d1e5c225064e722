import { createPagination } from '@dogear/core'
import { renderParts } from '@dogear/core/dom'

export default function firstAndLast(container: HTMLElement) {
  container.innerHTML = `
    <nav aria-label="First and last">
      <button data-part="first-trigger">«</button>
      <button data-part="prev-trigger">‹</button>
      <ul data-part="list" data-fit></ul>
      <button data-part="next-trigger">›</button>
      <button data-part="last-trigger">»</button>
    </nav>`
  const nav = container.querySelector('nav') as HTMLElement
  const pagination = createPagination({ count: 100 })
  const render = () => renderParts(nav, pagination.get())

  pagination.subscribe(render)
  render()
}
