import { createPagination } from '@dogear/core'
import { pageList } from '../../../examples/vanilla/src/page-list'
import { german } from '../shared/german'

const { format } = new Intl.NumberFormat('de')

export default function show(element: HTMLElement) {
  const pagination = createPagination({ count: 15_000, defaultPage: 1500, translations: german })
  const nav = pageList(pagination, { format })
  nav.lang = 'de'
  element.append(nav)
}
