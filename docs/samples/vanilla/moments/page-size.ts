import { createPagination } from '@dogear/core'
import { renderPageSizeSelect } from '@dogear/core/dom'
import { elements } from '../../../../examples/shared/elements'
import { stateLine } from './demo'
import { dogearPages } from './dogear-pages'

export default function pageSize(box: HTMLElement) {
  const pagination = createPagination({ count: elements.length, defaultPage: 5 })
  box.innerHTML = '<label>Per page <select></select></label>'
  const select = box.querySelector('select') as HTMLSelectElement
  dogearPages(box, pagination, 'Dogear: page size')
  const showState = stateLine(box)

  function render() {
    const { page, slice } = pagination.get()
    const [first] = slice(elements)
    renderPageSizeSelect(select, pagination.get(), { sizes: [10, 20] })
    showState(`Page ${page} begins with ${first?.number} ${first?.name}`)
  }

  pagination.subscribe(render)
  render()
}
