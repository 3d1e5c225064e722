import { focusLine } from './focus-line'
import { usualPages } from './usual-pages'

/** On the last page, Next becomes disabled, and a disabled button can't keep focus. */
export default function focusUsual(box: HTMLElement) {
  const { nav, show } = usualPages({ label: 'Usual: focus', onPage: (page) => show(page, 3) })
  show(1, 3)
  box.append(nav)
  focusLine(box)
}
