import { createPagination } from '@dogear/core'
import { elements } from '../../../shared/elements'
import { pageList } from '../page-list'

export default function outsideContext(container: HTMLElement) {
  const pagination = createPagination({ count: elements.length, defaultPageSize: 5 })
  const list = document.createElement('ol')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Show gold'
  button.addEventListener('click', () => pagination.get().setPage(16))

  function render() {
    const { pageRange, slice } = pagination.get()
    list.start = pageRange.start + 1
    list.innerHTML = slice(elements)
      .map(({ name }) => `<li>${name}</li>`)
      .join('')
  }

  container.append(
    pageList(pagination, { label: 'Above the list' }),
    list,
    pageList(pagination, { label: 'Below the list' }),
    button,
  )
  pagination.subscribe(render)
  render()
}
