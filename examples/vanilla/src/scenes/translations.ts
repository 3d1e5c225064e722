import { createPagination } from '@dogear/core'
import { arEG } from '@dogear/core/locales'
import { pageList } from '../page-list'

export default function translations(container: HTMLElement) {
  const pagination = createPagination({ count: 250, dir: 'rtl', translations: arEG })
  const nav = pageList(pagination)
  nav.lang = 'ar'
  container.append(nav)
}
