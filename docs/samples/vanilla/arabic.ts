import { createPagination } from '@dogear/core'
import { arabic } from '../shared/arabic'
import { pageList } from './page-list'

const { format } = new Intl.NumberFormat('ar-EG')

export default function show(element: HTMLElement) {
  const pagination = createPagination({ count: 250, dir: 'rtl', translations: arabic })
  const { nav, stop } = pageList(pagination, { format })
  nav.lang = 'ar'
  element.append(nav)
  return stop
}
