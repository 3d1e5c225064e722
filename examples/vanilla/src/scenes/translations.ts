import { createPagination, type IntlTranslations } from '@dogear/core'
import { pageList } from '../page-list'

const numerals = new Intl.NumberFormat('ar-EG')

const arabic: IntlTranslations = {
  rootLabel: 'ترقيم الصفحات',
  firstTriggerLabel: 'الصفحة الأولى',
  prevTriggerLabel: 'الصفحة السابقة',
  nextTriggerLabel: 'الصفحة التالية',
  lastTriggerLabel: 'الصفحة الأخيرة',
  itemLabel: ({ page, totalPages }) =>
    `${page === totalPages ? 'الصفحة الأخيرة، ' : ''}الصفحة ${numerals.format(page)}`,
}

export default function translations(container: HTMLElement) {
  const pagination = createPagination({ count: 250, dir: 'rtl', translations: arabic })
  const nav = pageList(pagination, { format: numerals.format })
  nav.lang = 'ar'
  container.append(nav)
}
