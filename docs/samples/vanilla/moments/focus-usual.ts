import { focusLine } from './demo'
import { usualPages } from './usual-pages'

/** On the last page, Next becomes disabled, and a disabled button can't keep focus. */
export default function focusUsual(box: HTMLElement) {
  const show = usualPages(box, { label: 'Usual: focus', page: 1, getTotalPages: () => 3 })
  show()
  focusLine(box)
}
