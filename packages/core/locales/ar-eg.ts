import { createLocale } from './create-locale.js'

export const arEG = /* @__PURE__ */ createLocale('ar-EG', {
  root: 'التنقل بين الصفحات',
  first: 'الصفحة الأولى',
  prev: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  last: 'الصفحة الأخيرة',
  page: 'الصفحة',
  item: 'الصفحة {page}',
  comma: '، ',
  pages: { one: 'صفحة واحدة', two: 'صفحتين', few: '{n} صفحات', other: '{n} صفحة' },
  back: 'الرجوع {pages}',
  forward: 'التقدم {pages}',
  perPage: 'عدد العناصر في كل صفحة',
  all: 'الكل',
  range: '{range} من {count}',
  pageOf: 'الصفحة {page} من {total}',
  none: 'لا توجد نتائج',
})
