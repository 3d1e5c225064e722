import { createPagination } from '@dogear/core'
import { elements } from '../../../examples/shared/elements'
import { pageList } from '../../../examples/vanilla/src/page-list'

export default function movingFocus(element: HTMLElement) {
  const pagination = createPagination({ count: elements.length, onPageChange: () => heading.focus() })
  const heading = document.createElement('h3')
  const list = document.createElement('ol')
  heading.tabIndex = -1

  function render() {
    const { page, pageRange, slice } = pagination.get()
    heading.textContent = `Elements, page ${page}`
    list.start = pageRange.start + 1
    list.innerHTML = slice(elements)
      .map(({ name }) => `<li>${name}</li>`)
      .join('')
  }

  element.append(heading, list, pageList(pagination, { label: 'Elements below their heading' }))
  pagination.subscribe(render)
  render()
}
