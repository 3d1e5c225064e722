import { createPagination } from '@dogear/core'
import { focusLine } from './demo'
import { dogearPages } from './dogear-pages'

export default function focus(box: HTMLElement) {
  dogearPages(box, createPagination({ count: 30 }), 'Dogear: focus')
  focusLine(box)
}
