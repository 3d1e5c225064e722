import { filterField, stateLine } from './demo'
import { usualPages } from './usual-pages'

/** Nothing checks the page when the number of elements changes. */
export default function filterUsual(box: HTMLElement) {
  const find = filterField(box, () => show())
  const getTotalPages = () => Math.ceil(find().length / 10)
  const show = usualPages(box, { label: 'Usual: filter', page: 10, getTotalPages, onShow })
  const showState = stateLine(box)
  show()

  function onShow(page: number, totalPages: number) {
    const { length } = find().slice((page - 1) * 10, page * 10)
    showState(`Page ${page} of ${totalPages}, with ${length} elements`, length === 0)
  }
}
