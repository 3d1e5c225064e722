import { filterField } from './filter-field'
import { stateLine } from './state-line'
import { usualPages } from './usual-pages'

/** Nothing checks the page when the number of elements changes. */
export default function filterUsual(box: HTMLElement) {
  let page = 10
  const find = filterField(box, render)
  const { nav, show } = usualPages({ label: 'Usual: filter', onPage })
  box.append(nav)
  const showState = stateLine(box)

  function onPage(next: number) {
    page = next
    render()
  }

  function render() {
    const found = find()
    const totalPages = Math.ceil(found.length / 10)
    const visible = found.slice((page - 1) * 10, page * 10)
    show(page, totalPages)
    showState(`Page ${page} of ${totalPages}, with ${visible.length} elements`, visible.length === 0)
  }

  render()
}
