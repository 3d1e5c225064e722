import type { IntlTranslations } from '@dogear/core'

const { format } = new Intl.NumberFormat('ar-EG')

export const arabic: IntlTranslations = {
  rootLabel: 'ترقيم الصفحات',
  firstTriggerLabel: 'الصفحة الأولى',
  prevTriggerLabel: 'الصفحة السابقة',
  nextTriggerLabel: 'الصفحة التالية',
  lastTriggerLabel: 'الصفحة الأخيرة',
  itemLabel: ({ page, totalPages }) => `${page === totalPages ? 'الصفحة الأخيرة، ' : ''}الصفحة ${format(page)}`,
}
