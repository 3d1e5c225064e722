import { createPagination } from '@dogear/core'
import { iso6393 } from 'iso-639-3'
import { pageList } from '../page-list'

const languages = iso6393.filter(({ iso6391 }) => iso6391)

export function links(stage: HTMLElement) {
  const pagination = createPagination({
    count: languages.length,
    defaultPage: Number(new URLSearchParams(location.search).get('page')) || 1,
    type: 'link',
    getPageUrl: ({ page }) => `links.html?page=${page}`,
    translations: { rootLabel: 'Links' },
  })

  const { pageRange, slice } = pagination.get()
  const list = document.createElement('ol')
  list.start = pageRange.start + 1
  for (const { name } of slice(languages)) {
    const item = document.createElement('li')
    item.textContent = name
    list.append(item)
  }

  stage.append(list, pageList(pagination, { tag: 'a' }))
}
