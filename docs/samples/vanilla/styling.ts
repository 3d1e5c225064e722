import '../shared/pagination.css'
import { createPagination } from '@dogear/core'
import { pageList } from '../../../examples/vanilla/src/page-list'

export default function styling(element: HTMLElement) {
  const nav = pageList(createPagination({ count: 200 }), { label: 'Styling' })
  nav.className = 'pages'
  element.append(nav)
}
