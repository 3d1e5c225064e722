import { elements } from '../../../../examples/shared/elements'
import { stateLine } from './demo'
import { usualPages } from './usual-pages'

/** The page keeps its number, which means other elements with another size. */
export default function pageSizeUsual(box: HTMLElement) {
  box.innerHTML = '<label>Per page <select><option>10</option><option>20</option></select></label>'
  const select = box.querySelector('select') as HTMLSelectElement
  Object.assign(select.dataset, { scope: 'pagination', part: 'page-size-select' })
  const getTotalPages = () => Math.ceil(elements.length / Number(select.value))
  let before = getTotalPages()
  const show = usualPages(box, { label: 'Usual: page size', page: 5, getTotalPages, onShow })
  const showState = stateLine(box)
  select.addEventListener('change', () => show())
  show()

  function onShow(page: number, totalPages: number) {
    const first = elements[(page - 1) * Number(select.value)]
    const text = first ? `begins with ${first.number} ${first.name}` : 'is empty'
    showState(`Page ${page} ${text}`, totalPages !== before && page > 1)
    before = totalPages
  }
}
