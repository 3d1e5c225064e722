import { createPagination } from '@dogear/core'
import { filterField, stateLine } from './demo'
import { dogearPages } from './dogear-pages'

export default function filter(box: HTMLElement) {
  const find = filterField(box, () => pagination.setOptions({ count: find().length }))
  const pagination = createPagination({ count: find().length, defaultPage: 10 })
  dogearPages(box, pagination, 'Dogear: filter')
  const showState = stateLine(box)

  function render() {
    const { page, totalPages, slice } = pagination.get()
    showState(`Page ${page} of ${totalPages}, with ${slice(find()).length} elements`)
  }

  pagination.subscribe(render)
  render()
}
