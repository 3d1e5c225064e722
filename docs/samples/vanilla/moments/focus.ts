import { createPagination } from '@dogear/core'
import { dogearPages } from './dogear-pages'
import { focusLine } from './focus-line'

export default function focus(box: HTMLElement) {
  box.append(dogearPages(createPagination({ count: 30 }), 'Dogear: focus'))
  focusLine(box)
}
