import { createPagination } from '@dogear/core'
import { german } from '../shared/german'
import { pageList } from './page-list'

const { format } = new Intl.NumberFormat('de')

export default function show(element: HTMLElement) {
  const pagination = createPagination({ count: 15_000, defaultPage: 1500, translations: german })
  const { nav, stop } = pageList(pagination, { format })
  nav.lang = 'de'
  element.append(nav)
  return stop
}
