import { type IntlTranslations, Pagination } from '@dogear/react'
import { PageList } from '../page-list'

const numerals = new Intl.NumberFormat('ar-EG')

const translations: IntlTranslations = {
  rootLabel: 'ترقيم الصفحات',
  firstTriggerLabel: 'الصفحة الأولى',
  prevTriggerLabel: 'الصفحة السابقة',
  nextTriggerLabel: 'الصفحة التالية',
  lastTriggerLabel: 'الصفحة الأخيرة',
  itemLabel: ({ page, totalPages }) =>
    `${page === totalPages ? 'الصفحة الأخيرة، ' : ''}الصفحة ${numerals.format(page)}`,
}

export default function Translations() {
  return (
    <Pagination.Root count={250} dir="rtl" lang="ar" translations={translations}>
      <PageList format={numerals.format} />
    </Pagination.Root>
  )
}
