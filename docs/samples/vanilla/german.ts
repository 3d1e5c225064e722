import { createPagination } from '@dogear/core'
import { de } from '@dogear/core/locales'
import { pageList } from '../../../examples/vanilla/src/page-list'

export default function show(element: HTMLElement) {
  const pagination = createPagination({ count: 15_000, defaultPage: 1500, translations: de })
  const nav = pageList(pagination)
  nav.lang = 'de'
  element.append(nav)
}
