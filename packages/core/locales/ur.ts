import { createLocale } from './create-locale.js'

export const ur = /* @__PURE__ */ createLocale('ur', {
  root: 'صفحات کی نیویگیشن',
  first: 'پہلا صفحہ',
  prev: 'پچھلا صفحہ',
  next: 'اگلا صفحہ',
  last: 'آخری صفحہ',
  page: 'صفحہ',
  item: 'صفحہ {page}',
  comma: '، ',
  pages: { one: '{n} صفحہ', other: '{n} صفحات' },
  back: '{pages} پیچھے',
  forward: '{pages} آگے',
  perPage: 'فی صفحہ آئٹمز',
  all: 'سب',
  range: '{count} میں سے {range}',
  pageOf: '{total} میں سے صفحہ {page}',
  none: 'کوئی نتیجہ نہیں ملا',
})
