import { elements } from '../../../../examples/shared/elements'
import { stateLine } from './state-line'
import { usualPages } from './usual-pages'

/** The page keeps its number, which means other elements with another size. */
export default function pageSizeUsual(box: HTMLElement) {
  let page = 5
  let size = 10
  box.innerHTML = `
    <label>
      Per page
      <select data-scope="pagination" data-part="page-size-select"><option>10</option><option>20</option></select>
    </label>`
  const select = box.querySelector('select') as HTMLSelectElement
  const { nav, show } = usualPages({ label: 'Usual: page size', onPage })
  box.append(nav)
  const showState = stateLine(box)
  select.addEventListener('change', () => {
    const previousStart = getStart()
    size = Number(select.value)
    render(previousStart)
  })

  function onPage(next: number) {
    page = next
    render()
  }

  function getStart() {
    return (page - 1) * size
  }

  function render(previousStart = getStart()) {
    const first = elements[getStart()]
    show(page, Math.ceil(elements.length / size))
    const text = first ? `begins with ${first.number} ${first.name}` : 'is empty'
    showState(`Page ${page} ${text}`, getStart() !== previousStart)
  }

  render()
}
