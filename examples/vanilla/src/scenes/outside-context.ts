import { createPagination } from '@dogear/core'
import { iso6393 } from 'iso-639-3'
import { pageList } from '../page-list'

const languages = iso6393.filter(({ iso6391 }) => iso6391)

export function outsideContext(stage: HTMLElement) {
  const pagination = createPagination({ count: languages.length, defaultPageSize: 5 })
  const list = document.createElement('ol')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Go to page 19'
  button.addEventListener('click', () => pagination.get().setPage(19))

  function render() {
    const { pageRange, slice } = pagination.get()
    list.start = pageRange.start + 1
    list.replaceChildren(
      ...slice(languages).map(({ name }) => {
        const item = document.createElement('li')
        item.textContent = name
        return item
      }),
    )
  }

  stage.append(
    pageList(pagination, { label: 'Above the list' }),
    list,
    pageList(pagination, { label: 'Below the list' }),
    button,
  )
  pagination.subscribe(render)
  render()
}
